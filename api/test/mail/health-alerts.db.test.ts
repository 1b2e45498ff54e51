import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { verifyAudit } from '#office/audit/verify-audit.ts'
import { watchHealth } from '#office/health/watch-health.ts'
import { startJobs, type Jobs } from '#platform/jobs/jobs.ts'
import { database } from '../support/accounts.ts'
import { ADMIN, administrator } from '../support/administrators.ts'
import type { TestClient } from '../support/client.ts'
import type { Schemas } from '../support/money.ts'
import { testService, type TestService } from '../support/service.ts'

const start = Date.now()
const OPERATOR = 'operator@example.com'

let service: TestService
let admin: TestClient
let jobs: Jobs
beforeAll(async () => {
  service = await testService({ ...ADMIN, OPERATOR_MAIL: OPERATOR }, 'bare')
  admin = await administrator(service)
  await service.context.jobs.stop()
  // It writes jobs and works on none.
  jobs = await startJobs({ url: service.databaseUrl }, service.context.log)
})
afterAll(async () => {
  await jobs.stop()
  await service.close()
})

/** A job that has been due for two hours, and that nobody works on; or no such job. */
const stuck = (is: boolean) =>
  (is
    ? sql`insert into jobs.job (name, data, start_after) values ('sweep', '{"stuck": true}', now() - interval '2 hours')`
    : sql`delete from jobs.job where name = 'sweep' and data ->> 'stuck' is not null`
  ).execute(database(service))

async function mails(): Promise<{ isWell: boolean; checks: { name: string }[] }[]> {
  const { rows } = await sql<{ mail: { isWell: boolean; checks: { name: string }[] } }>`
    select data -> 'mail' as mail from jobs.job where name = 'mail' and data ->> 'to' = ${OPERATOR} order by created_on, id`.execute(
    database(service),
  )
  return rows.map(({ mail }) => mail)
}

async function watchAt(minute: number): Promise<void> {
  service.clock.now = new Date(start + minute * 60_000)
  await watchHealth({ ...service.context, jobs })
}

async function jobsCheck(): Promise<Schemas['HealthCheck'] | undefined> {
  const { body } = await admin.call<Schemas['AdminHealth']>('GET', '/api/admin/health')
  return body.checks.find(({ name }) => name === 'jobs')
}

it('what does not wait is mailed to the operator until somebody is on it, and once when it is well', async () => {
  await stuck(true)
  await watchAt(0)
  await watchAt(1)
  expect(await mails()).toMatchObject([{ isWell: false, checks: [{ name: 'jobs' }] }])
  expect(await jobsCheck()).toMatchObject({ state: 'failing', takenAt: null, takenBy: null })

  await watchAt(16)
  expect(await mails()).toHaveLength(2)
  const taken = await admin.call('POST', '/api/admin/health/jobs/take')
  expect(taken.status).toBe(200)
  expect(await jobsCheck()).toMatchObject({
    takenAt: service.clock.now.toISOString(),
    takenBy: expect.any(String),
  })
  await watchAt(500)
  expect(await mails()).toHaveLength(2)

  await stuck(false)
  await watchAt(501)
  await watchAt(512)
  expect((await mails()).at(-1)).toMatchObject({ isWell: true, checks: [{ name: 'jobs' }] })
  await watchAt(513)
  expect(await mails()).toHaveLength(3)
  expect(await jobsCheck()).toMatchObject({ state: 'ok', since: null, takenAt: null })

  const again = await admin.call('POST', '/api/admin/health/jobs/take')
  expect(again.status).toBe(404)
  const audit = await admin.call<Schemas['AuditList']>('GET', '/api/admin/audit?action=health-check.taken')
  expect(audit.body.entries).toMatchObject([
    { subject: 'health-check', subjectId: 'jobs', actorEmail: ADMIN.ADMIN_EMAIL },
  ])
  expect(await verifyAudit(service.context.orm)).toMatchObject({ isWhole: true })
})
