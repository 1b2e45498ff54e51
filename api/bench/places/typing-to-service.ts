import { Agent } from 'node:http'
import { send } from '../service/load.ts'
import { QUIET, startService } from '../service/server-process.ts'
import { type Sample, type Search, searchesOf } from './searches.ts'
import { typingAtOnce } from './typing.ts'

/**
 * The same people, asking a service that runs in a process of its own: with its pauses and its jobs, and nothing of what a benchmark
 * holds. @returns the milliseconds of each answer
 */
export async function typingToService(samples: readonly Sample[], database: string): Promise<number[]> {
  const service = await startService({ ...QUIET, DATABASE_URL: database })
  const agent = new Agent({ keepAlive: true })
  const ask = ({ q }: Search) =>
    send(agent, service.url, { method: 'GET', path: `/api/places?${new URLSearchParams({ q, lang: 'en' })}` })
  try {
    // One after the other at first: the code is warm, as after a morning, and no more connections are open than that takes.
    for (const search of searchesOf(samples)[0]?.[1] ?? []) await ask(search)
    return await typingAtOnce(samples, ask)
  } finally {
    agent.destroy()
    await service.stop()
  }
}
