import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { atLength } from '../support/at-length.ts'
import { database, resetToken, signIn, statusWith, subjectsTo } from '../support/accounts.ts'
import { ADMIN, administrator, idOf, setAdmin, type ClientBody } from '../support/administrators.ts'
import { TestClient } from '../support/client.ts'
import { expectProblem } from '../support/problems.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { newTraveller, PASSWORD } from '../support/traveller.ts'

const REASON = 'Three chargebacks in one week; we are asking the bank.'
const HOUR = 3_600_000
const NOW = new Date()
const BLOCKED = 'Your account is blocked'

let service: TestService
let admin: TestClient

beforeAll(async () => {
  service = await sharedService()
  admin = await administrator(service)
})
beforeEach(() => {
  service.clock.now = NOW
})

async function traveller() {
  const { client, email } = await newTraveller(service.url, { billing: false })
  return { client, email, id: await idOf(client) }
}
const block = (id: string, more: Record<string, unknown> = {}, by = admin) =>
  by.call<ClientBody>('POST', `/api/admin/users/${id}/block`, { reason: REASON, ...more })
const unblock = (id: string, by = admin) => by.call<ClientBody>('POST', `/api/admin/users/${id}/unblock`)
const later = (ms: number) => {
  service.clock.now = new Date(NOW.getTime() + ms)
}
const blockMails = async (email: string) =>
  (await subjectsTo(service, email)).filter((subject) => subject === BLOCKED).length

/** Every block an account has had, the first one first. */
async function records(id: string) {
  const { rows } = await sql<{ reason: string; by: string; lifted: boolean; lifted_by: string | null }>`
    select reason, blocked_by as by, lifted_at is not null as lifted, lifted_by from account_block
    where user_id = ${id} order by blocked_at, lifted_at nulls last`.execute(database(service))
  return rows
}

describe('a block', () => {
  it('ends every session at once and keeps the account out', async () => {
    const { client, email, id } = await traveller()
    const second = await signIn(service, email)
    const answer = await block(id)
    expect(answer.body).toMatchObject({
      id,
      email,
      block: { reason: REASON, blockedAt: NOW.toISOString(), blockedBy: ADMIN.ADMIN_EMAIL, until: null },
    })
    expect(await statusWith(service, client.cookieHeader)).toBe(401)
    expect(await statusWith(service, second.client.cookieHeader)).toBe(401)
    const refused = await signIn(service, email)
    const problem = expectProblem(refused.answer, { code: 'ACCOUNT_BLOCKED' })
    expect(problem.message).not.toContain('chargebacks')
    expect(refused.answer.headers.getSetCookie()).toEqual([])
  })

  it('is told to nobody who does not know the password', async () => {
    const { email, id } = await traveller()
    await block(id)
    const wrong = expectProblem((await signIn(service, email, 'wrong password')).answer, {
      code: 'INVALID_CREDENTIALS',
    })
    const unknown = expectProblem((await signIn(service, 'nobody@example.com')).answer)
    expect({ ...wrong, requestId: '' }).toEqual({ ...unknown, requestId: '' })
  })

  it('also keeps out whoever signs in at that moment', async () => {
    for (let round = 0; round < atLength(3, 1); round += 1) {
      const { email, id } = await traveller()
      const [, ...tries] = await Promise.all([
        block(id),
        ...Array.from({ length: 8 }, () => signIn(service, email)),
      ])
      for (const { client } of tries) expect(await statusWith(service, client.cookieHeader)).toBe(401)
    }
  })

  it('also keeps out whoever changes the password at that moment', async () => {
    const { client, email, id } = await traveller()
    const change = { currentPassword: PASSWORD, newPassword: 'seven swans on the lake' }
    await Promise.all([client.call('POST', '/api/auth/change-password', change), block(id)])
    expect(await statusWith(service, client.cookieHeader)).toBe(401)
    const password = (await signIn(service, email)).answer.status === 403 ? PASSWORD : change.newPassword
    expectProblem((await signIn(service, email, password)).answer, { code: 'ACCOUNT_BLOCKED' })
  })

  it('outlives a new password by a link', async () => {
    const { email, id } = await traveller()
    await block(id)
    const token = await resetToken(service, email)
    const body = { token, newPassword: 'seven swans on the lake' }
    expect((await new TestClient(service.url).call('POST', '/api/auth/reset-password', body)).status).toBe(
      200,
    )
    expectProblem((await signIn(service, email, body.newPassword)).answer, { code: 'ACCOUNT_BLOCKED' })
    await unblock(id)
    expect((await signIn(service, email, body.newPassword)).answer.status).toBe(200)
  })

  it('passes by itself at its end, to the second', async () => {
    const { email, id } = await traveller()
    const until = new Date(NOW.getTime() + HOUR).toISOString()
    expect((await block(id, { until })).body.block).toMatchObject({ until })
    later(HOUR - 1000)
    expectProblem((await signIn(service, email)).answer, { code: 'ACCOUNT_BLOCKED' })
    later(HOUR)
    expect((await signIn(service, email)).answer.status).toBe(200)
  })

  it('is lifted at once; lifting where there is none does no harm', async () => {
    const { email, id } = await traveller()
    await block(id)
    expect((await unblock(id)).body).toMatchObject({ id, block: null })
    expect((await unblock(id)).body).toMatchObject({ id, block: null })
    expect((await signIn(service, email)).answer.status).toBe(200)
  })

  it('ends in the past never, and needs a reason that says something', async () => {
    const { client, id } = await traveller()
    for (const until of [NOW.toISOString(), new Date(NOW.getTime() - 1000).toISOString()]) {
      const problem = expectProblem(await block(id, { until }), { code: 'RULE_VIOLATION' })
      expect(problem.errors?.[0]).toMatchObject({ pointer: '/until' })
    }
    expectProblem(await block(id, { reason: '   ' }), { code: 'RULE_VIOLATION' })
    expectProblem(await block(id, { reason: '' }), { code: 'INVALID_REQUEST' })
    expect(await statusWith(service, client.cookieHeader)).toBe(200)
  })
})

describe('what is kept of blocks', () => {
  it('is every one, with its reason, who blocked and who lifted', async () => {
    const { id } = await traveller()
    const adminId = await idOf(admin)
    await block(id, { reason: 'first' })
    later(1000)
    await block(id, { reason: 'second' })
    later(2000)
    await unblock(id)
    expect(await records(id)).toEqual([
      { reason: 'first', by: adminId, lifted: true, lifted_by: adminId },
      { reason: 'second', by: adminId, lifted: true, lifted_by: adminId },
    ])
  })

  it('is one block when twenty arrive at once, and one mail', async () => {
    const { email, id } = await traveller()
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => block(id, { reason: `no ${i}` })))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await records(id)).filter(({ lifted }) => !lifted)).toHaveLength(1)
    expect(await blockMails(email)).toBe(1)
  })

  it('does not call a block lifted that had passed by itself, and mails the next one', async () => {
    const { email, id } = await traveller()
    await block(id, { reason: 'for an hour', until: new Date(NOW.getTime() + HOUR).toISOString() })
    later(2 * HOUR)
    await unblock(id)
    await block(id, { reason: 'again' })
    expect(await records(id)).toMatchObject([
      { reason: 'for an hour', lifted: false, lifted_by: null },
      { reason: 'again', lifted: false },
    ])
    expect(await blockMails(email)).toBe(2)
    await unblock(id)
    expect((await signIn(service, email)).answer.status).toBe(200)
  })

  it('says nothing in the mail of the reason', async () => {
    const { client, email, id } = await traveller()
    await block(id)
    expect(await blockMails(email)).toBe(1)
    const mails = await client.call('GET', `/dev/mailbox.json?to=${encodeURIComponent(email)}`)
    expect(JSON.stringify(mails.body)).not.toContain('chargebacks')
  })
})

describe('who may block', () => {
  it('is no traveller, no visitor, and nobody by the session of somebody blocked', async () => {
    const [one, other] = [await traveller(), await traveller()]
    expectProblem(await block(other.id, {}, one.client), { code: 'FORBIDDEN' })
    expectProblem(await unblock(other.id, one.client), { code: 'FORBIDDEN' })
    expectProblem(await block(other.id, {}, new TestClient(service.url)), { code: 'UNAUTHORIZED' })
    expect(await statusWith(service, other.client.cookieHeader)).toBe(200)
  })

  it('is an administrator as long as the database says so, session or not', async () => {
    const { client, email } = await traveller()
    const victim = await traveller()
    await setAdmin(service, email, true)
    expect((await client.call('GET', '/api/admin/clients')).status).toBe(200)
    await setAdmin(service, email, false)
    expectProblem(await client.call('GET', '/api/admin/clients'), { code: 'FORBIDDEN' })
    expectProblem(await block(victim.id, {}, client), { code: 'FORBIDDEN' })
    expectProblem(await unblock(victim.id, client), { code: 'FORBIDDEN' })
    expect((await client.call('GET', '/api/auth/user')).body).toMatchObject({ isAdmin: false })
  })

  it('is no administrator for their own account, but another one for it', async () => {
    const own = await idOf(admin)
    expectProblem(await block(own), { code: 'RULE_VIOLATION' })
    expect(await statusWith(service, admin.cookieHeader)).toBe(200)
    const { client, email, id } = await traveller()
    await setAdmin(service, email, true)
    expect((await block(id)).status).toBe(200)
    expectProblem(await client.call('GET', '/api/admin/clients'), { code: 'UNAUTHORIZED' })
  })

  it('finds no account that is not there', async () => {
    const nobody = '00000000-0000-4000-8000-000000000000'
    expectProblem(await block(nobody), { code: 'NOT_FOUND' })
    expectProblem(await unblock(nobody), { code: 'NOT_FOUND' })
    expectProblem(await block('1'), { code: 'INVALID_REQUEST' })
  })
})
