import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { confirmed, database } from '../support/accounts.ts'
import { TestClient } from '../support/client.ts'
import { expectProblem } from '../support/problems.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { billing, mailsTo, registration, signedUpTraveller, until } from '../support/traveller.ts'

const CONFIRMED = '/dashboard?confirmed=true'
const USED = '/login?confirmation=used'
const INVALID = '/login?confirmation=invalid'
const CHECK = { message: 'Please check your email and click the confirmation link.' }
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

/** The addresses of the links that were mailed, newest first, once there are that many. */
async function linksTo(email: string, wanted = 1): Promise<string[]> {
  const mails = await until(
    () => mailsTo(visitor, email),
    ({ length }) => length >= wanted,
  )
  const links = mails.flatMap((mail) => mail.links).filter((link) => link.includes('confirm-email'))
  expect(links).toHaveLength(wanted)
  return links.map((link) => new URL(link).pathname + new URL(link).search)
}

const follow = async (link: string) => {
  const response = await visitor.fetch(link, { headers: { Accept: 'text/html,*/*;q=0.8' } })
  expect(response.status).toBe(302)
  return response.headers.get('location')
}

const isConfirmed = async (client: TestClient) =>
  (await client.call('GET', '/api/email-status')).body['emailConfirmed']

describe('the confirmation link', () => {
  it('confirms the address, without anybody signed in', async () => {
    const { client, email } = await signedUpTraveller(service.url)
    const [link = ''] = await linksTo(email)
    expect(await isConfirmed(client)).toBe(false)
    expect(await follow(link)).toBe(CONFIRMED)
    expect(await isConfirmed(client)).toBe(true)
    expect((await client.call('GET', '/api/auth/user')).body).toMatchObject({ emailConfirmed: true })
  })

  it('is not taken by programs that look ahead and ask for its head alone', async () => {
    const { client, email } = await signedUpTraveller(service.url)
    const [link = ''] = await linksTo(email)
    const head = await visitor.fetch(link, { method: 'HEAD' })
    expect([head.status, head.headers.get('allow')]).toEqual([405, 'GET'])
    expect((await client.fetch('/api/logout', { method: 'HEAD' })).status).toBe(405)
    expect(await isConfirmed(client)).toBe(false)
    expect(await follow(link)).toBe(CONFIRMED)
  })

  it('works once, and says so the next time: mail programs open links ahead of people', async () => {
    const { client, email } = await signedUpTraveller(service.url)
    const [link = ''] = await linksTo(email)
    await sql`update app_user set language = 'el' where email = ${email}`.execute(database(service))
    // Both times in the language of the mail.
    expect(await follow(link)).toBe(`${CONFIRMED}&lang=el`)
    expect(await follow(link)).toBe(`${USED}&lang=el`)
    expect(await isConfirmed(client)).toBe(true)
  })

  it('leads on to what the account was opened for', async () => {
    const email = `partner.${crypto.randomUUID()}@example.com`
    // Another browser than the one that follows the link, which would be signed in.
    const { status } = await new TestClient(service.url).call('POST', '/api/auth/register', {
      ...registration(email),
      purpose: 'partner',
    })
    expect(status).toBe(201)
    const [link = ''] = await linksTo(email)
    expect(await follow(link)).toBe('/login?confirmed=true&next=%2Fpartners')
    expect(await follow(link)).toBe('/login?confirmation=used&next=%2Fpartners')
  })

  it.each(['x', 'q3Jc0vQ2mB1sT7uYw8Zk4g', '', "' or 1=1 --", '🚕'])(
    'with the token "%s" is not valid',
    async (token) => {
      expect(await follow(`/api/auth/confirm-email?token=${encodeURIComponent(token)}`)).toBe(INVALID)
    },
  )

  it('without a token is no request at all', async () => {
    const answer = await visitor.call('GET', '/api/auth/confirm-email')
    expectProblem(answer, { code: 'INVALID_REQUEST' })
  })

  it('works for 24 hours', async () => {
    const { client, email } = await signedUpTraveller(service.url)
    const [link = ''] = await linksTo(email)
    service.clock.now = new Date(NOW.getTime() + 24 * 3_600_000)
    expect(await follow(link)).toBe(INVALID)
    service.clock.now = new Date(NOW.getTime() + 24 * 3_600_000 - 1000)
    expect(await follow(link)).toBe(CONFIRMED)
    expect(await isConfirmed(client)).toBe(true)
  })

  it('confirms no other address than the one it was sent to', async () => {
    const { client, email } = await signedUpTraveller(service.url)
    await client.call('POST', '/api/send-confirmation')
    const [second = '', first = ''] = await linksTo(email, 2)
    const moved = `moved.${email}`
    expect((await client.call('PUT', '/api/auth/profile', billing(moved))).status).toBe(200)
    // Of the present address, which it is as long as the new one waits.
    expect(await follow(first)).toBe(CONFIRMED)
    expect((await client.call('GET', '/api/auth/user')).body).toMatchObject({ email, pendingEmail: moved })
    const [fresh = ''] = await linksTo(moved)
    expect(await follow(fresh)).toBe(CONFIRMED)
    expect((await client.call('GET', '/api/auth/user')).body).toMatchObject({ email: moved })
    expect(await follow(first)).toBe(INVALID)
    expect(await follow(second)).toBe(INVALID)
    expect((await client.call('GET', '/api/auth/user')).body).toMatchObject({ email: moved })
  })

  it('leads to our own pages only', async () => {
    const answer = await visitor.fetch('/api/auth/confirm-email?token=x&next=https://evil.example')
    expect(answer.status).toBe(400)
  })
})

describe('a new address in the profile', () => {
  it('waits until its link is opened, and the same address needs none', async () => {
    const { client, email } = await signedUpTraveller(service.url)
    const [link = ''] = await linksTo(email)
    await follow(link)
    const same = await client.call('PUT', '/api/auth/profile', billing(email.toUpperCase()))
    expect(same.body).toMatchObject({ email, pendingEmail: null })
    const asked = `new.${email}`
    const waiting = await client.call('PUT', '/api/auth/profile', billing(asked))
    expect(waiting.body).toMatchObject({ email, pendingEmail: asked, emailConfirmed: true })
    const [fresh = ''] = await linksTo(asked)
    expect(await follow(fresh)).toBe(CONFIRMED)
    expect((await client.call('GET', '/api/auth/user')).body).toMatchObject({
      email: asked,
      pendingEmail: null,
      emailConfirmed: true,
    })
  })

  it('is told to the present one, without a link that confirms it', async () => {
    const { client, email } = await signedUpTraveller(service.url)
    const asked = `new.${email}`
    await confirmed(service, email)
    await client.call('PUT', '/api/auth/profile', billing(asked))
    const [notice] = await until(
      async () => (await mailsTo(visitor, email)).filter(({ text }) => text.includes(asked)),
      ({ length }) => length > 0,
    )
    expect(notice?.links.length).toBeGreaterThan(0)
    expect(notice?.links.filter((link) => link.includes('token='))).toEqual([])
  })
})

describe('sending the link again', () => {
  it('sends a second link, and both work', async () => {
    const { client, email } = await signedUpTraveller(service.url)
    expect((await client.call('POST', '/api/send-confirmation')).body).toEqual(CHECK)
    const [second = '', first = ''] = await linksTo(email, 2)
    expect(second).not.toBe(first)
    expect(await follow(first)).toBe(CONFIRMED)
    expect(await follow(second)).toBe(CONFIRMED)
  })

  it('answers a visitor the same for a known and an unknown address', async () => {
    const { email } = await signedUpTraveller(service.url)
    const known = await visitor.call('POST', '/api/auth/resend-confirmation', {
      email: ` ${email.toUpperCase()}`,
    })
    const unknown = await visitor.call('POST', '/api/auth/resend-confirmation', {
      email: 'nobody@example.com',
    })
    expect([known.status, known.body]).toEqual([200, CHECK])
    expect([unknown.status, unknown.body]).toEqual([200, CHECK])
    await linksTo(email, 2)
    expect(await mailsTo(visitor, 'nobody@example.com')).toEqual([])
  })

  it('sends nothing once the address is confirmed', async () => {
    const { client, email } = await signedUpTraveller(service.url)
    const [link = ''] = await linksTo(email)
    await follow(link)
    const answer = await client.call('POST', '/api/send-confirmation')
    expect(answer.body).toEqual({ message: 'Your address is confirmed already.' })
    expect((await visitor.call('POST', '/api/auth/resend-confirmation', { email })).body).toEqual(CHECK)
    // Mail that is sent after these two arrives after theirs would have.
    const later = await signedUpTraveller(service.url)
    await linksTo(later.email)
    await linksTo(email, 1)
  })

  it('needs a session, for the one’s own address', async () => {
    expectProblem(await visitor.call('POST', '/api/send-confirmation'), { code: 'UNAUTHORIZED' })
    expectProblem(await visitor.call('GET', '/api/email-status'), { code: 'UNAUTHORIZED' })
  })
})
