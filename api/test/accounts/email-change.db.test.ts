import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { atLength } from '../support/at-length.ts'
import {
  allMailsTo,
  confirm,
  CONFIRM,
  linksTo,
  resetToken,
  signIn,
  subjectsTo,
  tokenMailed,
} from '../support/accounts.ts'
import { TestClient } from '../support/client.ts'
import { expectProblem } from '../support/problems.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { billing, signedUpTraveller } from '../support/traveller.ts'

const CONFIRMED = '/dashboard?confirmed=true'
const USED = '/login?confirmation=used'
const INVALID = '/login?confirmation=invalid'
const HOUR = 3_600_000
const NOW = new Date()

let service: TestService

beforeAll(async () => {
  service = await sharedService()
})
beforeEach(() => {
  service.clock.now = NOW
})

const traveller = () => signedUpTraveller(service.url, { billing: false })
const save = (client: TestClient, email: string) => client.call('PUT', '/api/auth/profile', billing(email))
const cancel = (client: TestClient) => client.call('DELETE', '/api/auth/email-change')
const profile = async (client: TestClient) => (await client.call('GET', '/api/auth/profile')).body

/** Asks for a new address. @returns the token that was mailed there */
const moveTo = (client: TestClient, address: string) =>
  tokenMailed(service, address.trim().toLowerCase(), CONFIRM, async () => {
    expect((await save(client, address)).status).toBe(200)
  })

async function confirmFirst(email: string): Promise<void> {
  const [link = ''] = await linksTo(service, email, CONFIRM)
  expect(await confirm(service, new URL(link).searchParams.get('token') ?? '')).toBe(CONFIRMED)
}

/** A traveller who waits for a new address, and the token of its link. */
async function moving({ isConfirmed = false } = {}) {
  const { client, email } = await traveller()
  if (isConfirmed) await confirmFirst(email)
  const moved = `moved.${email}`
  return { client, email, moved, token: await moveTo(client, moved) }
}

describe('a new address', () => {
  it('waits until its link is opened; until then the present one signs in and is written to', async () => {
    const { client, email, moved, token } = await moving()
    expect(await profile(client)).toMatchObject({ email, pendingEmail: moved })
    expect((await signIn(service, email)).answer.status).toBe(200)
    expectProblem((await signIn(service, moved)).answer, { code: 'INVALID_CREDENTIALS' })
    expect(await confirm(service, token)).toBe(CONFIRMED)
    expect(await profile(client)).toMatchObject({ email: moved, pendingEmail: null, emailConfirmed: true })
    expect((await signIn(service, moved)).answer.status).toBe(200)
    expectProblem((await signIn(service, email)).answer, { code: 'INVALID_CREDENTIALS' })
  })

  it('is told to both: the link goes to the new one, and the old one hears before and after', async () => {
    const { email, moved, token } = await moving({ isConfirmed: true })
    expect(await subjectsTo(service, moved)).toEqual(['Confirm your new e-mail address'])
    const asked = (await allMailsTo(service, email)).find((mail) => mail.subject.startsWith('A new address'))
    expect(asked?.text).toContain(moved)
    expect(asked?.links).toEqual([`${service.context.publicUrl}/forgot-password`])
    expect(asked?.text).not.toContain(token)
    await confirm(service, token)
    expect(await subjectsTo(service, email)).toEqual([
      'A new address for your account?',
      'Confirm your e-mail address',
      'Your e-mail address was changed',
    ])
    expect(await subjectsTo(service, moved)).toEqual(['Confirm your new e-mail address'])
  })

  it('saves the rest of the profile at once', async () => {
    const { client, email } = await traveller()
    await client.call('PUT', '/api/auth/profile', { ...billing(`moved.${email}`), city: 'Gdańsk' })
    expect(await profile(client)).toMatchObject({ email, city: 'Gdańsk' })
  })

  it('is mailed once however often the profile is saved, also at the same moment', async () => {
    const { client, email } = await traveller()
    const moved = `moved.${email}`
    await Promise.all(Array.from({ length: 10 }, () => save(client, moved)))
    await save(client, ` ${moved.toUpperCase()} `)
    expect(await subjectsTo(service, moved)).toEqual(['Confirm your new e-mail address'])
    const mails = await subjectsTo(service, email)
    expect(mails.filter((subject) => subject === 'A new address for your account?')).toHaveLength(1)
  })

  it('is none when it is the present one, in any case and with blanks', async () => {
    const { client, email } = await traveller()
    expect((await save(client, `  ${email.toUpperCase()} `)).body).toMatchObject({
      email,
      pendingEmail: null,
    })
    expect(await subjectsTo(service, email)).toEqual(['Confirm your e-mail address'])
  })

  it('is kept lower-case and without blanks', async () => {
    const { client, email } = await traveller()
    const token = await moveTo(client, `  New.${email.toUpperCase()} `)
    await confirm(service, token)
    expect(await profile(client)).toMatchObject({ email: `new.${email}` })
  })

  it('is sent again on request, to itself and to no other', async () => {
    const { client, email, moved } = await moving()
    const again = await tokenMailed(service, moved, CONFIRM, () =>
      client.call('POST', '/api/send-confirmation'),
    )
    expect(await linksTo(service, email, CONFIRM)).toHaveLength(1)
    expect(await confirm(service, again)).toBe(CONFIRMED)
  })

  it('works for 24 hours, to the second', async () => {
    const { client, moved, token } = await moving()
    service.clock.now = new Date(NOW.getTime() + 24 * HOUR)
    expect(await confirm(service, token)).toBe(INVALID)
    service.clock.now = new Date(NOW.getTime() + 24 * HOUR - 1000)
    expect(await confirm(service, token)).toBe(CONFIRMED)
    expect(await profile(client)).toMatchObject({ email: moved })
  })

  it('is limited like every mail that somebody asks for by writing an address', async () => {
    const { client, email } = await traveller()
    const victim = `victim.${email}`
    const statuses: number[] = []
    for (let i = 0; i < 11; i += 1) {
      statuses.push((await save(client, victim)).status)
      await cancel(client)
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
    expect((await linksTo(service, victim, CONFIRM)).length).toBeLessThanOrEqual(10)
    // What is no new address is saved all the same.
    expect((await save(client, email)).status).toBe(200)
  })
})

describe('the link of a new address', () => {
  it('works once, and says so the second time', async () => {
    const { token } = await moving()
    expect(await confirm(service, token)).toBe(CONFIRMED)
    expect(await confirm(service, token)).toBe(USED)
  })

  it('opened twenty times at once changes the address once, and the old one is told once', async () => {
    const { email, token } = await moving({ isConfirmed: true })
    const places = await Promise.all(Array.from({ length: 20 }, () => confirm(service, token)))
    expect(places.filter((place) => place === CONFIRMED)).toHaveLength(1)
    expect(places.filter((place) => place === USED)).toHaveLength(19)
    const mails = await subjectsTo(service, email)
    expect(mails.filter((subject) => subject === 'Your e-mail address was changed')).toHaveLength(1)
  })

  it('is dead once the change is dropped', async () => {
    const { client, email, token } = await moving()
    expect((await cancel(client)).body).toMatchObject({ email, pendingEmail: null })
    expect(await confirm(service, token)).toBe(INVALID)
    expect(await profile(client)).toMatchObject({ email })
    expect((await cancel(client)).status).toBe(200)
  })

  it('and dropping the change at the same moment: one of the two happens', async () => {
    for (let round = 0; round < atLength(5, 1); round += 1) {
      const { client, email, moved, token } = await moving()
      const [place] = await Promise.all([confirm(service, token), cancel(client)])
      const address = place === CONFIRMED ? moved : email
      expect([CONFIRMED, INVALID]).toContain(place)
      expect(await profile(client)).toMatchObject({ email: address, pendingEmail: null })
    }
  })

  it('is dead once another new address takes its place', async () => {
    const { client, email, token } = await moving()
    const second = `second.${email}`
    const newer = await moveTo(client, second)
    expect(await confirm(service, token)).toBe(INVALID)
    expect(await profile(client)).toMatchObject({ email, pendingEmail: second })
    expect(await confirm(service, newer)).toBe(CONFIRMED)
    expect(await profile(client)).toMatchObject({ email: second, pendingEmail: null })
    expect(await confirm(service, token)).toBe(INVALID)
  })

  it('belongs to one account: it moves no other that waits for the same address', async () => {
    const [one, two] = [await traveller(), await traveller()]
    const wanted = `wanted.${one.email}`
    const first = await moveTo(one.client, wanted)
    const second = await moveTo(two.client, wanted)
    expect(await confirm(service, first)).toBe(CONFIRMED)
    expect(await confirm(service, second)).toBe(INVALID)
    expect(await profile(one.client)).toMatchObject({ email: wanted })
    expect(await profile(two.client)).toMatchObject({ email: two.email })
  })
})

describe('an address that somebody has', () => {
  it('cannot be asked for, in any case and with blanks', async () => {
    const [one, other] = [await traveller(), await traveller()]
    for (const address of [other.email, ` ${other.email.toUpperCase()} `]) {
      const problem = expectProblem(await save(one.client, address), { code: 'EMAIL_TAKEN' })
      expect(problem.errors?.[0]?.pointer).toBe('/email')
    }
    expect(await profile(one.client)).toMatchObject({ email: one.email, pendingEmail: null })
    expect(await subjectsTo(service, other.email)).toEqual(['Confirm your e-mail address'])
  })

  it('is left to whoever registered with it while the change waited', async () => {
    const { client, email, moved, token } = await moving()
    const registered = await new TestClient(service.url).call('POST', '/api/auth/register', {
      firstName: 'Bo',
      lastName: 'Lind',
      email: moved,
      phoneNumber: '601 234 567',
      countryCode: '+48',
      country: 'PL',
      dateOfBirth: '1990-04-12',
      password: 'the other’s pass phrase',
      confirmPassword: 'the other’s pass phrase',
    })
    expect(registered.status).toBe(201)
    expect(await confirm(service, token)).toBe(INVALID)
    expect(await profile(client)).toMatchObject({ email })
    expect((await signIn(service, moved, 'the other’s pass phrase')).answer.status).toBe(200)
    expect((await signIn(service, email)).answer.status).toBe(200)
  })
})

describe('after the change', () => {
  it('the old address opens nothing: no reset link, no confirmation', async () => {
    const { client, email, token } = await moving()
    const [old = ''] = await linksTo(service, email, CONFIRM)
    const resetOld = await resetToken(service, email)
    await confirm(service, token)
    expect(await confirm(service, new URL(old).searchParams.get('token') ?? '')).toBe(INVALID)
    const answer = await client.call('POST', '/api/auth/reset-password', {
      token: resetOld,
      newPassword: 'the old reader’s phrase',
    })
    expectProblem(answer, { code: 'RESET_LINK_INVALID' })
    const before = await allMailsTo(service, email)
    await new TestClient(service.url).call('POST', '/api/auth/forgot-password', { email })
    expect(await allMailsTo(service, email)).toHaveLength(before.length)
  })

  it('the old address is free for somebody else', async () => {
    const { email, token } = await moving()
    await confirm(service, token)
    const other = await traveller()
    const taken = await moveTo(other.client, email)
    expect(await confirm(service, taken)).toBe(CONFIRMED)
  })
})

describe('a confirmation link of an account', () => {
  it('opened twenty times at once confirms once; all others were used', async () => {
    const { client, email } = await traveller()
    const [link = ''] = await linksTo(service, email, CONFIRM)
    const token = new URL(link).searchParams.get('token') ?? ''
    const places = await Promise.all(Array.from({ length: 20 }, () => confirm(service, token)))
    expect(places.filter((place) => place === CONFIRMED)).toHaveLength(1)
    expect(places.filter((place) => place === USED)).toHaveLength(19)
    expect(await profile(client)).toMatchObject({ emailConfirmed: true })
  })

  it('that was used stays used when it would have expired', async () => {
    const { email } = await traveller()
    const [link = ''] = await linksTo(service, email, CONFIRM)
    const token = new URL(link).searchParams.get('token') ?? ''
    await confirm(service, token)
    service.clock.now = new Date(NOW.getTime() + 25 * HOUR)
    expect(await confirm(service, token)).toBe(USED)
  })
})
