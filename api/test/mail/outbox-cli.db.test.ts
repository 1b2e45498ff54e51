import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { outboxHelpFor, readOutboxCommand } from '#office/cli/outbox-commands.ts'
import { ADMIN, administrator } from '../support/administrators.ts'
import type { Schemas } from '../support/money.ts'
import { atLength } from '../support/at-length.ts'
import { mailServer, type MailServer } from '../support/smtp.ts'
import { testService, type TestService } from '../support/service.ts'
import { signedUpTraveller, until } from '../support/traveller.ts'

const cli = join(import.meta.dirname, '../../bin/outbox.ts')

let isRefused = true
let smtp: MailServer
let service: TestService
beforeAll(async () => {
  smtp = await mailServer({ recipient: () => (isRefused ? 550 : undefined) })
  service = await testService({ SMTP_URL: smtp.url, ...ADMIN }, 'bare')
})
afterAll(async () => {
  await service.close()
  await smtp.close()
})

/** Types a command beside the running service. */
async function type(...args: string[]): Promise<string> {
  const env = { ...process.env, DATABASE_URL: service.databaseUrl }
  const { stdout } = await promisify(execFile)(process.execPath, [cli, ...args], { env })
  return stdout
}

/** What a command does, without the start of a process, which takes seconds of a processor. */
const command = async (...args: string[]) => readOutboxCommand(args)(service.context.jobs, service.clock.now)

it('shows what was given up, lets it be tried again, and forgets it', { timeout: 90_000 }, async () => {
  const { email } = await signedUpTraveller(service.url, { billing: false })
  const other = await signedUpTraveller(service.url, { billing: false })
  const third = await signedUpTraveller(service.url, { billing: false })
  const given = await until(
    () => service.context.jobs.parked([]),
    (letters) => letters.length >= 3,
    20_000,
  )
  expect(given).toHaveLength(3)
  const listed = await command('list')
  for (const address of [email, other.email, third.email]) expect(listed).toContain(address)
  expect(listed).toMatch(new RegExp(`mail +confirm-email for ${email} .*Refused for the test, 550`))
  expect(listed).not.toMatch(/https?:|token/)

  const idOf = (address: string) =>
    /^[0-9a-f-]{36}/.exec(listed.split('\n').find((line) => line.includes(address)) ?? '')?.[0] ?? ''
  expect(await command('drop', idOf(other.email))).toBe('dropped')
  await expect(command('drop', idOf(other.email))).rejects.toThrow('Nothing with the id')
  await expect(command('drop', 'all')).rejects.toThrow('Nothing with the id all')
  // An administrator does the same on the page.
  const admin = await administrator(service)
  const path = `/api/admin/given-up-jobs/${idOf(third.email)}`
  const tasks = await admin.call<Schemas['AdminTaskList']>('GET', '/api/admin/tasks')
  expect(tasks.body.tasks.filter(({ kind }) => kind === 'mail').map(({ id }) => id)).toContain(
    idOf(third.email),
  )
  const health = await admin.call<Schemas['AdminHealth']>('GET', '/api/admin/health')
  const mails = health.body.checks.find(({ name }) => name === 'mails')
  expect(mails).toMatchObject({ state: 'warning', since: expect.any(String), values: ['2'] })
  expect(health.body.checks.filter(({ state }) => state === 'failing')).toEqual([])
  expect((await admin.call('DELETE', path)).status).toBe(200)
  expect((await admin.call('POST', `${path}/retry`)).status).toBe(404)
  isRefused = false
  expect(await type('retry', 'all')).toBe('1 will be tried again\n')
  expect(await command('list')).toBe('none')
  await until(
    async () => smtp.received.length,
    (n) => n > 0,
  )
  expect(smtp.received.map(({ to }) => to)).toMatchObject([{ text: email }])
})

it('says what can be typed', async () => {
  expect(outboxHelpFor([])).toContain('retry <id|all>')
  await expect(command('forget')).rejects.toThrow('There is no such command.')
})

it.runIf(atLength(true, false))('ends with what was wrong with what was typed', async () => {
  await expect(type('forget')).rejects.toThrow('There is no such command.')
})
