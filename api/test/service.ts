import { readConfig } from '../src/config.ts'
import { runService, type Service } from '../src/service.ts'
import { testDatabase } from './database.ts'

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

/** The real service on a free port and a database of its own. Times can be moved; nothing is replaced. */
export async function testService(env: Record<string, string> = {}): Promise<TestService> {
  const database = await testDatabase()
  await database.orm.close()
  const { url } = database
  const config = readConfig({ NODE_ENV: 'test', PORT: '0', DATABASE_URL: url, ...env })
  const clock = { now: new Date() }
  const service = await runService(
    config,
    () => {},
    () => clock.now,
  )
  return {
    ...service,
    clock,
    databaseUrl: url,
    async close() {
      await service.stop()
      await database.close()
    },
  }
}
