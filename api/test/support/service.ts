import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '#platform/settings/config.ts'
import { runService, type Service } from '../../src/service.ts'
import { databaseCopy, type Template } from './database.ts'

export interface TestService extends Service {
  /** Moves the service's clock. */
  clock: { now: Date }
  /** Of its database, so that another process can join it. */
  databaseUrl: string
  close(): Promise<void>
}

/** What a start for strangers takes; the mail server is nobody, as these tests read no mail. */
export const PRODUCTION = {
  NODE_ENV: 'production',
  LOG_LEVEL: 'silent',
  PUBLIC_URL: 'https://fiacre.example',
  SMTP_URL: 'smtp://127.0.0.1:9',
}
/** Those that run, by their addresses. */
const running = new Map<string, TestService>()

/** The service that answers there, if it is one of this test's own. */
export const serviceAt = (url: string): TestService | undefined => running.get(url)

/** The real service on a free port and a database of its own. Times can be moved; nothing is replaced. */
export async function testService(
  env: Record<string, string> = {},
  template?: Template,
): Promise<TestService> {
  const database = await databaseCopy(template)
  const { url } = database
  // Uploaded files alone go there.
  const folder = join(tmpdir(), database.connection.database)
  const config = readConfig({ NODE_ENV: 'test', PORT: '0', DATABASE_URL: url, DATA_DIR: folder, ...env })
  const clock = { now: new Date() }
  const service = await runService(
    config,
    () => {},
    () => clock.now,
  )
  const started: TestService = {
    ...service,
    clock,
    databaseUrl: url,
    async close() {
      running.delete(service.url)
      await service.stop()
      await database.drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
  running.set(service.url, started)
  return started
}
