import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { AddressInfo } from 'node:net'
import type { Framework } from './frameworks.ts'
import { environment } from './project.ts'
import { start } from './run.ts'

export interface Served {
  url: string
  end: () => Promise<void>
}

/** Serves an example by its own script, what was built or what developers see, and waits until it answers. */
export async function serve(
  framework: Framework,
  folder: string,
  service: string,
  script: 'start' | 'dev',
): Promise<Served> {
  const port = await freePort()
  const words = framework[script]?.(service, port) ?? []
  const running = start(['pnpm', 'run', script, ...words], folder, {
    ...environment(service),
    PORT: String(port),
    HOST: 'localhost',
  })
  const url = `http://localhost:${port}/`
  for (let tries = 0; tries < 300; tries += 1) {
    if (running.child.exitCode !== null) break
    if (await answers(url)) return { url, end: running.end }
    await sleep(200)
  }
  await running.end()
  throw new Error(`It did not answer at ${url}:\n${running.output()}`)
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, 'localhost', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}
