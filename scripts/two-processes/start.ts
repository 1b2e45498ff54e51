import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startNode, type NodeProcess } from '../../api/test/support/processes.ts'
import { runningServer } from '../../api/src/platform/database/embedded/running-server.ts'
import { roundRobin } from './round-robin.ts'

const MAIN = join(import.meta.dirname, '../../api/src/main.ts')

/** Small enough to be reached, and more than the rest of the walk asks for. */
export const REQUESTS_PER_MINUTE = 500

/**
 * Starts two processes of the service on one database, behind a proxy that both trust. They end with this one.
 * @param databaseUrl of an empty or migrated database; without it the first process brings one of its own, which goes with it
 */
export async function startTwo(databaseUrl: string | undefined) {
  const dataDir = mkdtempSync(join(tmpdir(), 'fiacre-two-'))
  const proxy = await roundRobin()
  const started: NodeProcess[] = []

  async function stop(): Promise<void> {
    // The first may own the database of the second.
    for (const one of started.toReversed()) await one.end()
    await proxy.close()
    rmSync(dataDir, { recursive: true, force: true })
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void stop().finally(() => process.exit(1)))
  }

  async function start(database: string): Promise<string> {
    const one = startNode(MAIN, [], {
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: database,
      PUBLIC_URL: proxy.url,
      SMTP_URL: '',
      TRUSTED_PROXIES: '1',
      RATE_LIMIT_PER_MINUTE: String(REQUESTS_PER_MINUTE),
    })
    started.push(one)
    return (await one.until(/^ready (http:\S+)$/m))[1] ?? ''
  }

  try {
    proxy.targets.push(await start(databaseUrl ?? ''))
    proxy.targets.push(await start(databaseUrl ?? embeddedUrl(dataDir)))
  } catch (error) {
    await stop()
    throw error
  }
  return { url: proxy.url, stop }
}

function embeddedUrl(dataDir: string): string {
  const server = runningServer(dataDir)
  if (!server) throw new Error('The first process has no database running. Look at what it wrote.')
  const { host, port, user, password, database } = server
  return `postgresql://${user}:${password}@/${database}?host=${encodeURIComponent(host)}&port=${port}`
}
