import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDatabase } from '../../../test/support/database.ts'
import { startJobs } from './jobs.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  database = await testDatabase('bare')
})
afterAll(() => database.close())

const NAME = 'comes-round'

/** A start with one job that comes round, and what the database holds of it afterwards. */
async function start(cron: string) {
  const jobs = await startJobs(database.connection, pino({ level: 'silent' }))
  await jobs.every({ name: NAME }, cron, async () => {})
  await jobs.stop()
  const { rows } = await sql<{ cron: string; retries: number; queueAt: Date; timeAt: Date }>`
    select s.cron, q.retry_limit as retries, q.updated_on as "queueAt", s.updated_on as "timeAt"
    from jobs.queue q join jobs.schedule s on s.name = q.name where q.name = ${NAME}`.execute(
    database.orm.em.fork().getKysely(),
  )
  return rows[0]
}

it('a start writes only what an earlier one has left otherwise', async () => {
  const first = await start('17 * * * *')
  expect(await start('17 * * * *')).toEqual(first)
  await sql`update jobs.queue set retry_limit = 77 where name = ${NAME}`.execute(
    database.orm.em.fork().getKysely(),
  )
  const changed = await start('18 * * * *')
  expect(changed).toMatchObject({ cron: '18 * * * *', retries: first?.retries })
})
