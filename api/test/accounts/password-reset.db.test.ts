import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { atLength } from '../support/at-length.ts'
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
import { billing, signedUpTraveller, PASSWORD } from '../support/traveller.ts'

const NEW_PASSWORD = 'seven swans on the lake'
const MINUTE = 60_000
const NOW = new Date()

let service: TestService
let visitor: TestClient
beforeAll(async () => {
  service = await sharedService()
  visitor = new TestClient(service.url)
})
beforeEach(() => {
  service.clock.now = NOW
})

const traveller = () => signedUpTraveller(service.url, { billing: false })
const reset = (token: string, newPassword = NEW_PASSWORD) =>
  visitor.call('POST', '/api/auth/reset-password', { token, newPassword })
const look = (token: string) =>
  visitor.call('GET', `/api/auth/reset-password/validate?token=${encodeURIComponent(token)}`)
const later = (ms: number) => {
  service.clock.now = new Date(NOW.getTime() + ms)
}

describe('an owner whom a stranger keeps out', () => {
  const ask = (path: string, email: string) => visitor.call('POST', path, { email })
  const guessed = async (email: string) => {
    for (let i = 0; i < 10; i += 1) await signIn(service, email, 'a guess of somebody')
  }

  it('comes in by a new password, however often the stranger asked for other mails', async () => {
    const { email } = await traveller()
    const token = await tokenMailed(service, email, CONFIRM, () =>
      ask('/api/auth/resend-confirmation', email),
    )
    await confirm(service, token)
    for (let i = 0; i < 10; i += 1) await ask('/api/auth/resend-confirmation', email)
    await guessed(email)
    expectProblem((await signIn(service, email)).answer, { code: 'TOO_MANY_REQUESTS' })
    expect((await reset(await resetToken(service, email))).status).toBe(200)
    expect((await signIn(service, email, NEW_PASSWORD)).answer.status).toBe(200)
  })

  it('may ask again once a link was used, however many the stranger asked for', async () => {
    const { email } = await traveller()
    const token = await resetToken(service, email)
    for (let i = 0; i < 10; i += 1) await ask('/api/auth/forgot-password', email)
    expectProblem(await ask('/api/auth/forgot-password', email), { code: 'TOO_MANY_REQUESTS' })
    await allMailsTo(service, email)
    expect((await reset(token)).status).toBe(200)
    await guessed(email)
    expect((await reset(await resetToken(service, email))).status).toBe(200)
  })
})

describe('a reset link', () => {
  it('sets a new password, and the old one is worth nothing', async () => {
    const { email } = await traveller()
    const token = await resetToken(service, email)
    expect((await look(token)).body).toEqual({ email })
    expect((await reset(token)).status).toBe(200)
    expect((await signIn(service, email, NEW_PASSWORD)).answer.status).toBe(200)
    expectProblem((await signIn(service, email)).answer, { code: 'INVALID_CREDENTIALS' })
  })

  it('does not sign in, and gives no session', async () => {
    const { email } = await traveller()
    const answer = await reset(await resetToken(service, email))
    expect(answer.headers.getSetCookie().join()).not.toContain('fiacre.sid')
  })

  it('works for one hour, to the second', async () => {
    const { email } = await traveller()
    const token = await resetToken(service, email)
    later(60 * MINUTE)
    expectProblem(await look(token), { code: 'RESET_LINK_INVALID' })
    expectProblem(await reset(token), { code: 'RESET_LINK_INVALID' })
    later(60 * MINUTE - 1000)
    expect((await look(token)).status).toBe(200)
    expect((await reset(token)).status).toBe(200)
  })

  it('can be looked at as often as one likes, and used once', async () => {
    const { email } = await traveller()
    const token = await resetToken(service, email)
    for (let i = 0; i < 3; i += 1) expect((await look(token)).status).toBe(200)
    expect((await reset(token)).status).toBe(200)
    const again = expectProblem(await reset(token, 'another pass phrase'), { code: 'RESET_LINK_INVALID' })
    expect(again.message).toBe('This reset link is invalid or has expired.')
    expectProblem(await look(token), { code: 'RESET_LINK_INVALID' })
    expect((await signIn(service, email, NEW_PASSWORD)).answer.status).toBe(200)
  })

  it('used twenty times at once sets one password', async () => {
    const { email } = await traveller()
    const token = await resetToken(service, email)
    const tries = Array.from({ length: 20 }, (_, i) => `pass phrase number ${i}`)
    const answers = await Promise.all(tries.map((password) => reset(token, password)))
    const won = answers.flatMap(({ status }, i) => (status === 200 ? [i] : []))
    expect(won).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 410)).toHaveLength(19)
    expect((await signIn(service, email, tries[won[0] ?? 0])).answer.status).toBe(200)
    const mails = await subjectsTo(service, email)
    expect(mails.filter((subject) => subject === 'Your password was changed')).toHaveLength(1)
  })

  it('takes the account’s other links with it, also when they are used at the same moment', async () => {
    const { email } = await traveller()
    const tokens = [await resetToken(service, email), await resetToken(service, email)]
    const spare = await resetToken(service, email)
    const both = [...tokens, ...tokens, ...tokens, ...tokens, ...tokens]
    const answers = await Promise.all(both.map((token) => reset(token)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 410),
    ])
    expectProblem(await reset(spare), { code: 'RESET_LINK_INVALID' })
  })

  it('leaves the links of others alone', async () => {
    const [one, other] = [await traveller(), await traveller()]
    const tokens = [await resetToken(service, one.email), await resetToken(service, other.email)]
    await reset(tokens[0] ?? '')
    expect((await look(tokens[1] ?? '')).body).toEqual({ email: other.email })
  })

  it.each([
    ['nothing', ''],
    ['made up', 'q3Jc0vQ2mB1sT7uYw8Zk4gq3Jc0vQ2mB1sT7uYw8Zk4'],
    ['SQL', "' or 1=1 --"],
    ['a taxi', '🚕'],
    ['spaces', '   '],
  ])('whose token is %s does not work', async (_name, token) => {
    expectProblem(await look(token), { code: 'RESET_LINK_INVALID' })
  })

  it('that was mangled on the way does not work, and is not used up by that', async () => {
    const { email } = await traveller()
    const token = await resetToken(service, email)
    const mangled = [
      token.slice(0, -1),
      `${token}.`,
      `${token}=`,
      token.toUpperCase(),
      ` ${token}`,
      `3D${token}`,
    ]
    for (const one of mangled) {
      expectProblem(await look(one), { code: 'RESET_LINK_INVALID', what: one })
      const answer = await reset(one)
      // What the contract does not take for a token is no request; all else is a link that does not work.
      expect([400, 410], one).toContain(answer.status)
    }
    expect((await reset(token)).status).toBe(200)
  })

  it('confirms nothing, and a confirmation link resets nothing', async () => {
    const { client, email } = await traveller()
    const [link = ''] = await linksTo(service, email, CONFIRM)
    const confirmation = new URL(link).searchParams.get('token') ?? ''
    expectProblem(await reset(confirmation), { code: 'RESET_LINK_INVALID' })
    expect(await confirm(service, await resetToken(service, email))).toBe('/login?confirmation=invalid')
    expect((await client.call('GET', '/api/email-status')).body).toEqual({ emailConfirmed: false })
  })

  it('is not used up by a password that the rules refuse', async () => {
    const { email } = await traveller()
    const token = await resetToken(service, email)
    const problem = expectProblem(await reset(token, '1234567'), { code: 'RULE_VIOLATION' })
    expect(problem.errors).toMatchObject([
      { pointer: '/newPassword', code: 'RULE_VIOLATION', message: 'Password too short' },
    ])
    expect((await reset(token, '12 chars 8!!')).status).toBe(200)
  })
})

describe('a reset link and the address', () => {
  it('proves the address: who has read the mail is confirmed', async () => {
    const { email } = await traveller()
    await reset(await resetToken(service, email))
    const { client } = await signIn(service, email, NEW_PASSWORD)
    expect((await client.call('GET', '/api/email-status')).body).toEqual({ emailConfirmed: true })
  })

  it('of the old address dies with the change of address, and stays dead when the address comes back', async () => {
    const { client, email } = await traveller()
    const token = await resetToken(service, email)
    const moveTo = async (address: string) => {
      const link = await tokenMailed(service, address, CONFIRM, () =>
        client.call('PUT', '/api/auth/profile', billing(address)),
      )
      expect(await confirm(service, link)).toBe('/dashboard?confirmed=true')
    }
    await moveTo(`moved.${email}`)
    expectProblem(await reset(token), { code: 'RESET_LINK_INVALID' })
    await moveTo(email)
    expectProblem(await look(token), { code: 'RESET_LINK_INVALID' })
    expectProblem(await reset(token), { code: 'RESET_LINK_INVALID' })
  })

  it('drops a change of address that somebody else may have asked for', async () => {
    const { client, email } = await traveller()
    const thief = `thief.${email}`
    const link = await tokenMailed(service, thief, CONFIRM, () =>
      client.call('PUT', '/api/auth/profile', billing(thief)),
    )
    await reset(await resetToken(service, email))
    expect(await confirm(service, link)).toBe('/login?confirmation=invalid')
    const { answer } = await signIn(service, email, NEW_PASSWORD)
    expect(answer.body['user']).toMatchObject({ email, pendingEmail: null })
  })

  it('and the link of a new address opened at the same moment: one of the two works', async () => {
    for (let round = 0; round < atLength(5, 1); round += 1) {
      const { client, email } = await traveller()
      const thief = `thief.${email}`
      const link = await tokenMailed(service, thief, CONFIRM, () =>
        client.call('PUT', '/api/auth/profile', billing(thief)),
      )
      const token = await resetToken(service, email)
      const [answer, place] = await Promise.all([reset(token), confirm(service, link)])
      const isMoved = place === '/dashboard?confirmed=true'
      expect([answer.status, isMoved]).toEqual(isMoved ? [410, true] : [200, false])
      const [address, password] = isMoved ? [thief, PASSWORD] : [email, NEW_PASSWORD]
      expect((await signIn(service, address, password)).answer.status).toBe(200)
    }
  })
})

describe('a reset', () => {
  it('ends every session of the account and no other', async () => {
    const { client, email } = await traveller()
    const other = await traveller()
    const second = await signIn(service, email)
    const cookies = [client.cookieHeader, second.client.cookieHeader]
    await reset(await resetToken(service, email))
    for (const cookie of cookies) expect(await statusWith(service, cookie)).toBe(401)
    expect(await statusWith(service, other.client.cookieHeader)).toBe(200)
  })

  it('also ends the session of whoever signs in with the old password at that moment', async () => {
    const { email } = await traveller()
    const token = await resetToken(service, email)
    const [answer, ...signedIn] = await Promise.all([
      reset(token),
      ...Array.from({ length: 8 }, () => signIn(service, email)),
    ])
    expect(answer.status).toBe(200)
    for (const { client } of signedIn) expect(await statusWith(service, client.cookieHeader)).toBe(401)
  })

  it('wins over a change of the password by the old one at that moment', async () => {
    for (let round = 0; round < atLength(4, 1); round += 1) {
      const { client, email } = await traveller()
      const token = await resetToken(service, email)
      const change = { currentPassword: PASSWORD, newPassword: 'what the thief would like' }
      const [answer] = await Promise.all([
        reset(token),
        client.call('POST', '/api/auth/change-password', change),
      ])
      expect(answer.status).toBe(200)
      expect((await signIn(service, email, NEW_PASSWORD)).answer.status).toBe(200)
      expect(await statusWith(service, client.cookieHeader)).toBe(401)
    }
  })

  it('tells the owner by mail', async () => {
    const { email } = await traveller()
    await reset(await resetToken(service, email))
    const mails = (await allMailsTo(service, email)).filter((mail) => mail.subject.includes('was changed'))
    expect(mails).toHaveLength(1)
    expect(mails[0]?.links).toEqual([`${service.context.publicUrl}/forgot-password`])
  })

  it('forgets the failed sign-ins, so that the owner gets in at once', async () => {
    const { email } = await traveller()
    for (let i = 0; i < 10; i += 1) await signIn(service, email, 'wrong password')
    expectProblem((await signIn(service, email)).answer, { code: 'TOO_MANY_REQUESTS' })
    await reset(await resetToken(service, email))
    expect((await signIn(service, email, NEW_PASSWORD)).answer.status).toBe(200)
  })
})
