import { Agent } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { ask } from './ask.ts'
import type { Kind } from './kinds.ts'

/** Connections of each kind, and how long each rests between two requests: a storm, and a bounded one. */
const CONNECTIONS = 2
const REST_MS = 200
/** Connections that send a byte of their body now and then. */
const SLOW = 20

/** How often each kind was answered, by status. */
export type Tally = Map<string, Map<number, number>>

/** Sends every kind at once until the signal says that it is enough. */
export async function rage(url: string, kinds: readonly Kind[], enough: AbortSignal): Promise<Tally> {
  const agent = new Agent({ keepAlive: true })
  const tally: Tally = new Map(kinds.map(({ name }) => [name, new Map<number, number>()]))
  const lane = async (kind: Kind) => {
    while (!enough.aborted) {
      // A connection that was closed between two requests is no news; that the service is gone, `/health` tells.
      const answer = await ask(agent, url, kind.next()).catch(() => ({ status: 0, text: '', ms: 0 }))
      kind.hear?.(answer)
      const counts = tally.get(kind.name)
      counts?.set(answer.status, (counts.get(answer.status) ?? 0) + 1)
      await sleep(REST_MS)
    }
  }
  const lanes = kinds.flatMap((kind) => Array.from({ length: CONNECTIONS }, () => lane(kind)))
  const slow = Array.from({ length: SLOW }, () => drip(url, enough))
  try {
    await Promise.all([...lanes, ...slow])
  } finally {
    agent.destroy()
  }
  return tally
}

async function drip(url: string, enough: AbortSignal): Promise<void> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  // The service ends it, which is what is wanted of it.
  socket.on('error', () => {})
  socket.write(
    'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n',
  )
  while (!enough.aborted && !socket.destroyed) {
    socket.write(' ')
    await sleep(200)
  }
  socket.destroy()
}
