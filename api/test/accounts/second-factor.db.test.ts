import { PASSWORD_PROOF_MINUTES, RECOVERY_CODES } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { database, signIn, statusWith, subjectsTo } from '../support/accounts.ts'
import { administrator, idOf, setAdmin } from '../support/administrators.ts'
import type { TestClient } from '../support/client.ts'
import { expectProblem } from '../support/problems.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { codeAt, setUpTotp } from '../support/totp.ts'
import { newTraveller, PASSWORD } from '../support/traveller.ts'

let service: TestService

beforeAll(async () => {
  service = await sharedService()
})

beforeEach(() => {
  service.clock.now = new Date()
})

/** Somebody of the back office with an authenticator app. */
async function withFactor() {
  const { client, email } = await newTraveller(service.url)
  await setAdmin(service, email, true)
  const factor = await setUpTotp(service, client)
  // The code that set it up is used up: the app shows the next one.
  pass(30)
  return { client, email, id: await idOf(client), ...factor }
}

const pass = (seconds: number) => {
  service.clock.now = new Date(service.clock.now.getTime() + seconds * 1000)
}
const show = (client: TestClient, code: string) => client.call('POST', '/api/auth/second-factor', { code })
const me = (client: TestClient) => client.call('GET', '/api/auth/user')

describe('signing in with a second factor', () => {
  it('takes the password and then the code; what lies between opens nothing', async () => {
    const { email, secret } = await withFactor()
    const { client, answer } = await signIn(service, email)
    const problem = expectProblem(answer, { code: 'SECOND_FACTOR_NEEDED' })
    expect(problem).toMatchObject({ factors: ['totp', 'recovery-code'] })
    const half = client.cookieHeader
    expect(await statusWith(service, half)).toBe(401)
    expectProblem(await client.call('GET', '/api/admin/stats'), { code: 'UNAUTHORIZED' })
    expectProblem(await client.call('POST', '/api/auth/proof', { password: PASSWORD }), {
      code: 'UNAUTHORIZED',
    })
    expect((await show(client, codeAt(secret, service.clock.now))).status).toBe(200)
    expect((await me(client)).body).toMatchObject({ email })
    // The half session was no session, and has become none.
    expect(await statusWith(service, half)).toBe(401)
  })

  it('takes no code twice, not even from two browsers at the same moment', async () => {
    const { email, secret } = await withFactor()
    const [one, other] = [await signIn(service, email), await signIn(service, email)]
    const code = codeAt(secret, service.clock.now)
    const answers = await Promise.all([show(one.client, code), show(other.client, code)])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 422]))
    const late = await signIn(service, email)
    expectProblem(await show(late.client, code), { code: 'WRONG_CODE' })
    pass(30)
    expect((await show(late.client, codeAt(secret, service.clock.now))).status).toBe(200)
  })

  it('takes each recovery code once, however it is typed', async () => {
    const { email, recoveryCodes } = await withFactor()
    expect(recoveryCodes).toHaveLength(RECOVERY_CODES)
    const [code = ''] = recoveryCodes
    const first = await signIn(service, email)
    expect((await show(first.client, code.toLowerCase().replaceAll('-', ' '))).status).toBe(200)
    const left = await first.client.call('GET', '/api/account/second-factor')
    expect(left.body).toMatchObject({ recoveryCodesLeft: RECOVERY_CODES - 1, isRequired: false })
    const second = await signIn(service, email)
    expectProblem(await show(second.client, code), { code: 'WRONG_CODE' })
  })

  it('waits only so long, and not past what ends sessions', async () => {
    const { client: owner, email, secret } = await withFactor()
    const slow = await signIn(service, email)
    const ended = await signIn(service, email)
    expect((await owner.call('DELETE', '/api/auth/sessions')).status).toBe(200)
    expectProblem(await show(ended.client, codeAt(secret, service.clock.now)), { code: 'UNAUTHORIZED' })
    pass(PASSWORD_PROOF_MINUTES * 60)
    expectProblem(await show(slow.client, codeAt(secret, service.clock.now)), { code: 'UNAUTHORIZED' })
  })

  it('stops whoever guesses, in as many browsers as they like', async () => {
    const { email, secret } = await withFactor()
    for (let guess = 0; guess < 10; guess++) {
      const { client } = await signIn(service, email)
      await show(client, '000000')
    }
    const { client } = await signIn(service, email)
    expectProblem(await show(client, codeAt(secret, service.clock.now)), { code: 'TOO_MANY_REQUESTS' })
  })

  it('is not asked of a browser of somebody else: the code completes the sign-in that the cookie is of', async () => {
    const [one, other] = [await withFactor(), await withFactor()]
    const { client } = await signIn(service, one.email)
    expectProblem(await show(client, codeAt(other.secret, service.clock.now)), { code: 'WRONG_CODE' })
  })
})

describe('the second factor of an account', () => {
  it('is set up by a code of it, tells the owner, is written down, and ends the other sessions', async () => {
    const { client, email } = await newTraveller(service.url)
    await setAdmin(service, email, true)
    const { client: elsewhere } = await signIn(service, email)
    await client.call('POST', '/api/account/second-factor/totp')
    const confirm = '/api/account/second-factor/totp/confirmation'
    expectProblem(await client.call('POST', confirm, { code: '000000' }), { code: 'WRONG_CODE' })
    expect((await signIn(service, email)).answer.status).toBe(200)
    await setUpTotp(service, client)
    expect((await me(elsewhere)).status).toBe(401)
    expect((await me(client)).status).toBe(200)
    expect(await subjectsTo(service, email)).toContain('Your second sign-in step was changed')
    const trail = await client.call<{ entries: { action: string }[] }>(
      'GET',
      `/api/admin/audit?subject=user&subjectId=${await idOf(client)}`,
    )
    expect(trail.body.entries.map(({ action }) => action)).toEqual(['user.second-factor-added'])
  })

  it('lies in the database as nobody can use it', async () => {
    const { id, secret, recoveryCodes } = await withFactor()
    const { rows } = await sql`
      select f.*, (select string_agg(code_hash, ' ') from recovery_code where user_id = ${id}) as hashes
      from totp_factor f where user_id = ${id}`.execute(database(service))
    const text = JSON.stringify(rows)
    for (const hidden of [secret, ...recoveryCodes]) expect(text).not.toContain(hidden)
  })

  it('is changed only right after the password, or a code of it, was typed', async () => {
    const { client, secret } = await withFactor()
    pass(PASSWORD_PROOF_MINUTES * 60)
    expectProblem(await client.call('DELETE', '/api/account/second-factor'), { code: 'PROOF_NEEDED' })
    const renew = '/api/account/second-factor/recovery-codes'
    expectProblem(await client.call('POST', renew), { code: 'PROOF_NEEDED' })
    expect((await show(client, codeAt(secret, service.clock.now))).status).toBe(200)
    expect((await client.call('POST', renew)).status).toBe(200)
    expect((await client.call('DELETE', '/api/account/second-factor')).body).toMatchObject({ since: null })
    expect((await me(client)).status).toBe(200)
  })

  it('is taken away by an administrator from somebody who lost it, and by nobody from themselves', async () => {
    const admin = await administrator(service)
    const { client, email, id } = await withFactor()
    const reset = (by: TestClient) =>
      by.call('POST', `/api/admin/users/${id}/second-factor/reset`, { reason: 'Lost the telephone.' })
    expectProblem(await reset(client), { code: 'RULE_VIOLATION' })
    expect((await reset(admin)).status).toBe(200)
    expect((await me(client)).status).toBe(401)
    expect((await signIn(service, email)).answer.status).toBe(200)
  })
})
