import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { resetToken, signIn, statusWith, subjectsTo } from '../support/accounts.ts'
import { TestClient } from '../support/client.ts'
import { expectProblem } from '../support/problems.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { newTraveller, PASSWORD } from '../support/traveller.ts'

const NEW_PASSWORD = 'seven swans on the lake'
const NOW = new Date()

let service: TestService

beforeAll(async () => {
  service = await sharedService()
})
beforeEach(() => {
  service.clock.now = NOW
})

const traveller = () => newTraveller(service.url, { billing: false })
const change = (client: TestClient, currentPassword = PASSWORD, newPassword = NEW_PASSWORD) =>
  client.call('POST', '/api/auth/change-password', { currentPassword, newPassword })

describe('changing the password', () => {
  it('lets the new one in and the old one not', async () => {
    const { client, email } = await traveller()
    expect((await change(client)).status).toBe(200)
    expect((await signIn(service, email, NEW_PASSWORD)).answer.status).toBe(200)
    expectProblem((await signIn(service, email)).answer, { code: 'INVALID_CREDENTIALS' })
    expect(await subjectsTo(service, email)).toContain('Your password was changed')
  })

  it('goes on under a new cookie; the old cookie and every other browser are signed out', async () => {
    const { client, email } = await traveller()
    const other = await signIn(service, email)
    const before = client.cookieHeader
    await change(client)
    expect(client.cookieHeader).not.toBe(before)
    expect(await statusWith(service, client.cookieHeader)).toBe(200)
    expect(await statusWith(service, before)).toBe(401)
    expect(await statusWith(service, other.client.cookieHeader)).toBe(401)
    const { body } = await client.call<{ sessions: unknown[] }>('GET', '/api/auth/sessions')
    expect(body.sessions).toHaveLength(1)
  })

  it('also ends the sessions that begin with the old one at that moment', async () => {
    const { client, email } = await traveller()
    const [, ...others] = await Promise.all([
      change(client),
      ...Array.from({ length: 8 }, () => signIn(service, email)),
    ])
    for (const other of others) expect(await statusWith(service, other.client.cookieHeader)).toBe(401)
    expect(await statusWith(service, client.cookieHeader)).toBe(200)
  })

  it('from two browsers at once works in one: the other no longer knows the password', async () => {
    const { client, email } = await traveller()
    const second = await signIn(service, email)
    const passwords = ['pass phrase of the first', 'pass phrase of the second']
    const browsers = [client, second.client]
    const answers = await Promise.all(browsers.map((browser, i) => change(browser, PASSWORD, passwords[i])))
    const won = answers.findIndex(({ status }) => status === 200)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await signIn(service, email, passwords[won])).answer.status).toBe(200)
    expect((await signIn(service, email, passwords[1 - won])).answer.status).toBe(401)
  })

  it('leaves reset links alive: they still belong to whoever reads the mail', async () => {
    const { client, email } = await traveller()
    const token = await resetToken(service, email)
    await change(client)
    const body = { token, newPassword: 'by the link after all' }
    expect((await client.call('POST', '/api/auth/reset-password', body)).status).toBe(200)
    expect(await statusWith(service, client.cookieHeader)).toBe(401)
  })

  it('needs a session', async () => {
    expectProblem(await change(new TestClient(service.url)), { code: 'UNAUTHORIZED' })
  })

  it('holds the new one against the rules, and changes nothing when they refuse it', async () => {
    const { client, email } = await traveller()
    const problem = expectProblem(await change(client, PASSWORD, '1234567'), { code: 'RULE_VIOLATION' })
    expect(problem.errors?.[0]).toMatchObject({ pointer: '/newPassword', message: 'Password too short' })
    expect((await signIn(service, email)).answer.status).toBe(200)
  })
})

describe('changing the password again and again', () => {
  it('ends after ten times in an hour, as each is told by mail', async () => {
    const { client } = await traveller()
    for (let i = 0; i < 10; i += 1) {
      const [from, to] = i % 2 === 0 ? [PASSWORD, NEW_PASSWORD] : [NEW_PASSWORD, PASSWORD]
      expect((await change(client, from, to)).status).toBe(200)
    }
    expectProblem(await change(client), { code: 'TOO_MANY_REQUESTS' })
    service.clock.now = new Date(NOW.getTime() + 3_600_000)
    expect((await change(client)).status).toBe(200)
  })
})

describe('a wrong present password', () => {
  it('changes nothing, ends nothing, and is named at its field', async () => {
    const { client, email } = await traveller()
    const before = client.cookieHeader
    for (const wrong of ['wrong password', `${PASSWORD} `, PASSWORD.toUpperCase()]) {
      const answer = await change(client, wrong)
      const problem = expectProblem(answer, { code: 'WRONG_PASSWORD' })
      expect(problem.errors?.[0]).toMatchObject({ pointer: '/currentPassword', code: 'WRONG_PASSWORD' })
      expect(answer.headers.getSetCookie()).toEqual([])
    }
    expect(await statusWith(service, before)).toBe(200)
    expect((await signIn(service, email)).answer.status).toBe(200)
    expect(await subjectsTo(service, email)).not.toContain('Your password was changed')
  })

  it('can be tried ten times in a quarter of an hour, also when many tries come at once', async () => {
    const { client } = await traveller()
    const answers = await Promise.all(Array.from({ length: 15 }, () => change(client, 'wrong password')))
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
    const answer = await change(client)
    expectProblem(answer, { code: 'TOO_MANY_REQUESTS' })
    expect(answer.headers.get('retry-after')).toBe('900')
    // The same count holds where the account would be deleted.
    const deletion = await client.call('POST', '/api/account/deletion', { password: PASSWORD })
    expectProblem(deletion, { code: 'TOO_MANY_REQUESTS' })
    service.clock.now = new Date(NOW.getTime() + 15 * 60_000)
    expect((await change(client)).status).toBe(200)
  })

  it('is forgotten after a right one', async () => {
    const { client } = await traveller()
    for (let i = 0; i < 9; i += 1) await change(client, 'wrong password')
    expect((await change(client)).status).toBe(200)
    for (let i = 0; i < 9; i += 1) {
      expectProblem(await change(client, 'wrong password'), { code: 'WRONG_PASSWORD' })
    }
  })
})
