import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  allMailsTo,
  confirm,
  CONFIRM,
  linksTo,
  resetToken,
  signIn,
  statusWith,
  subjectsTo,
  tokenMailed,
} from '../support/accounts.ts'
import { TestClient } from '../support/client.ts'
import { expectProblem } from '../support/problems.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { billing, signedUpTraveller, PASSWORD, registration } from '../support/traveller.ts'

const NOW = new Date()
const MINUTE = 60_000
const DAY = 86_400_000
const UNDO = '/undo-email-change'
const ROUTE = '/api/auth/email-change/undo'
const NEW_PASSWORD = 'seven swans on the lake'

let service: TestService

beforeAll(async () => {
  service = await sharedService()
})
beforeEach(() => {
  service.clock.now = NOW
})

const later = (ms: number) => (service.clock.now = new Date(service.clock.now.getTime() + ms))
const profile = async (client: TestClient) => (await client.call('GET', '/api/auth/profile')).body
const tokenIn = (link = '') => new URL(link).searchParams.get('token') ?? ''
const save = (client: TestClient, email: string, more: Record<string, unknown> = {}) =>
  client.call('PUT', '/api/auth/profile', { ...billing(email), ...more })
const undo = (token: string, newPassword = NEW_PASSWORD) =>
  new TestClient(service.url).call('POST', ROUTE, { token, newPassword })

/** Somebody whose address is confirmed, signed in. */
async function owner() {
  const { client, email } = await signedUpTraveller(service.url, { billing: false })
  expect(await confirm(service, tokenIn((await linksTo(service, email, CONFIRM))[0]))).toMatch(/confirmed/)
  return { client, email }
}

/** Moves an account to another address, as whoever sits at its session can who knows the password. */
async function moveTo(client: TestClient, email: string): Promise<void> {
  const token = await tokenMailed(service, email, CONFIRM, () =>
    save(client, email, { currentPassword: PASSWORD }),
  )
  expect(await confirm(service, token)).toMatch(/confirmed/)
}

/** An account that was moved, and the link that its old address was mailed. */
async function moved() {
  const { client, email } = await owner()
  const thief = `thief.${email}`
  await moveTo(client, thief)
  return { client, email, thief, token: tokenIn((await linksTo(service, email, UNDO))[0]) }
}

describe('a new address, asked for in a session', () => {
  it('needs the password when that was typed ten minutes ago; without it nothing at all is saved', async () => {
    const { client, email } = await owner()
    const before = await profile(client)
    later(10 * MINUTE)
    const more = { city: 'Gdynia', firstName: 'Eve' }
    for (const wrong of [{}, { currentPassword: 'wrong password' }]) {
      const answer = await save(client, `new.${email}`, { ...more, ...wrong })
      const problem = expectProblem(answer, { code: 'WRONG_PASSWORD' })
      expect(problem.errors?.[0]?.pointer).toBe('/currentPassword')
    }
    expect(await profile(client)).toEqual(before)
    expect(await allMailsTo(service, `new.${email}`)).toEqual([])
    // What is no new address needs none; the password of whoever changes both does.
    expect((await save(client, email, more)).body).toMatchObject({ city: 'Gdynia', pendingEmail: null })
    const asked = await save(client, `new.${email}`, { currentPassword: PASSWORD })
    expect(asked.body).toMatchObject({ email, pendingEmail: `new.${email}` })
  })

  it('needs none a moment before that, and none right after it was typed once more', async () => {
    const { client, email } = await owner()
    later(10 * MINUTE - 1)
    expect((await save(client, `new.${email}`)).status).toBe(200)
    later(MINUTE)
    expectProblem(await save(client, `newer.${email}`), { code: 'WRONG_PASSWORD' })
    expect((await client.call('POST', '/api/auth/proof', { password: PASSWORD })).status).toBe(200)
    expect((await save(client, `newer.${email}`)).status).toBe(200)
  })

  it('is no place to guess the password: the wrong ones count, here and wherever a session asks', async () => {
    const { client, email } = await owner()
    for (let n = 0; n < 5; n += 1) {
      const currentPassword = `wrong password ${n}`
      expectProblem(await save(client, `new.${email}`, { currentPassword }), { code: 'WRONG_PASSWORD' })
      const proof = await client.call('POST', '/api/auth/proof', { password: currentPassword })
      expectProblem(proof, { code: 'WRONG_PASSWORD' })
    }
    for (const [method, path, body] of [
      ['PUT', '/api/auth/profile', { ...billing(`new.${email}`), currentPassword: PASSWORD }],
      ['POST', '/api/auth/proof', { password: PASSWORD }],
      ['POST', '/api/account/deletion', { password: PASSWORD }],
    ] as const) {
      expectProblem(await client.call(method, path, body), { code: 'TOO_MANY_REQUESTS' })
    }
  })

  it('is kept from nobody by wrong passwords once a new one was set by mail', async () => {
    const { client, email } = await owner()
    for (let n = 0; n < 11; n += 1)
      await client.call('POST', '/api/auth/proof', { password: 'wrong password' })
    const token = await resetToken(service, email)
    await client.call('POST', '/api/auth/reset-password', { token, newPassword: NEW_PASSWORD })
    const again = (await signIn(service, email, NEW_PASSWORD)).client
    expect((await again.call('POST', '/api/auth/proof', { password: NEW_PASSWORD })).status).toBe(200)
  })

  it('is dropped by a new password, as its owner answers a change that somebody else asked for', async () => {
    const { client, email } = await owner()
    const thief = `thief.${email}`
    const token = await tokenMailed(service, thief, CONFIRM, () => save(client, thief))
    const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }
    expect((await client.call('POST', '/api/auth/change-password', body)).status).toBe(200)
    expect(await confirm(service, token)).toMatch(/invalid/)
    expect(await profile(client)).toMatchObject({ email, pendingEmail: null })
  })

  it('ends every other session once it is confirmed', async () => {
    const { client, email } = await owner()
    const borrowed = await signIn(service, email)
    await moveTo(client, `new.${email}`)
    expect(await statusWith(service, borrowed.client.cookieHeader)).toBe(401)
    expect(await profile(client)).toMatchObject({ email: `new.${email}` })
    expect((await client.call('DELETE', '/api/auth/sessions')).status).toBe(200)
    expect(await statusWith(service, client.cookieHeader)).toBe(401)
  })
})

it('shows the data of an account only right after the password was typed', async () => {
  const { client } = await owner()
  later(10 * MINUTE)
  for (const path of ['/api/account/export', '/api/account/export/page']) {
    expectProblem(await client.call('GET', path), { code: 'PROOF_NEEDED' })
  }
  await client.call('POST', '/api/auth/proof', { password: PASSWORD })
  expect((await client.call('GET', '/api/account/export')).status).toBe(200)
})

describe('the link to an address that was left', () => {
  it('changes nothing by being opened, and by its button brings the address back with a new password', async () => {
    const { client, email, thief, token } = await moved()
    for (const method of ['GET', 'HEAD']) {
      const visitor = new TestClient(service.url)
      expect((await visitor.fetch(`${UNDO}?token=${token}`, { method })).status).toBeLessThan(500)
      expect((await visitor.fetch(`${ROUTE}?token=${token}`, { method })).status).toBe(200)
    }
    const looked = await new TestClient(service.url).call('GET', `${ROUTE}?token=${token}`)
    expect(looked.body).toEqual({ email, replaces: thief })
    const pending = await save(client, `third.${email}`, { currentPassword: PASSWORD })
    expect(pending.body).toMatchObject({ email: thief })

    expectProblem(await undo(token, 'password'), { code: 'PASSWORD_TOO_COMMON' })
    expect((await undo(token)).status).toBe(200)
    expect(await statusWith(service, client.cookieHeader)).toBe(401)
    expectProblem((await signIn(service, thief)).answer, { code: 'INVALID_CREDENTIALS' })
    expectProblem((await signIn(service, email)).answer, { code: 'INVALID_CREDENTIALS' })
    const back = await signIn(service, email, NEW_PASSWORD)
    expect(await profile(back.client)).toMatchObject({ email, emailConfirmed: true, pendingEmail: null })
    expect(await subjectsTo(service, thief)).toContain('Your e-mail address was changed back')
    expect(await subjectsTo(service, email)).toContain('Your password was changed')
    expectProblem(await undo(token), { code: 'RESET_LINK_INVALID' })
  })

  it('works for seven days, through further changes and new passwords, and ends the links of those', async () => {
    const { client, email, thief, token } = await moved()
    later(MINUTE)
    await moveTo(client, `second.${thief}`)
    const thiefs = tokenIn((await linksTo(service, thief, UNDO))[0])
    const body = {
      token: await resetToken(service, `second.${thief}`),
      newPassword: 'the new thief’s phrase',
    }
    expect((await client.call('POST', '/api/auth/reset-password', body)).status).toBe(200)
    later(7 * DAY - 2 * MINUTE)
    expect((await undo(token)).status).toBe(200)
    expectProblem(await undo(thiefs), { code: 'RESET_LINK_INVALID' })
    expect((await signIn(service, email, NEW_PASSWORD)).answer.status).toBe(200)

    const other = await moved()
    later(7 * DAY)
    expectProblem(await undo(other.token), { code: 'RESET_LINK_INVALID' })
  })

  it('leaves nothing behind for whoever moves the account away and back', async () => {
    const { client, email, thief, token } = await moved()
    later(MINUTE)
    await moveTo(client, email)
    expect(await linksTo(service, thief, UNDO)).toEqual([])
    expect(await subjectsTo(service, thief)).toContain('Your e-mail address was changed back')
    expectProblem(await undo(token), { code: 'RESET_LINK_INVALID' })
  })

  it('keeps the address from everybody else as long as it works', async () => {
    const { email, client } = await moved()
    const visitor = new TestClient(service.url)
    const register = () => visitor.call('POST', '/api/auth/register', registration(email))
    expectProblem(await register(), { code: 'EMAIL_TAKEN' })
    const other = await owner()
    expectProblem(await save(other.client, email), { code: 'EMAIL_TAKEN' })
    expect((await save(client, email)).status).toBe(200)
    later(7 * DAY)
    expect((await register()).status).toBe(201)
  })

  it('goes to no address that nobody confirmed, which may be a stranger’s', async () => {
    const { client, email } = await signedUpTraveller(service.url, { billing: false })
    await moveTo(client, `new.${email}`)
    expect(await linksTo(service, email, UNDO)).toEqual([])
  })
})
