import { sql } from 'kysely'
import { createHash } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { components } from '@fiacre/sdk/contract'
import { resetToken, database, signIn, statusWith, valueOf } from '../support/accounts.ts'
import { TestClient } from '../support/client.ts'
import { handOff } from '../support/hand-off.ts'
import { expectProblem } from '../support/problems.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { newTraveller, PASSWORD, until } from '../support/traveller.ts'

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'
const MINUTE = 60_000
const DAY = 86_400_000
const NOW = new Date()

type SessionBody = components['schemas']['Session']

let service: TestService

beforeAll(async () => {
  service = await sharedService()
})
beforeEach(() => {
  service.clock.now = NOW
})

const traveller = () => newTraveller(service.url, { billing: false })
const list = async (client: TestClient) =>
  (await client.call<{ sessions: SessionBody[] }>('GET', '/api/auth/sessions')).body.sessions
const end = (client: TestClient, id: string) => client.call('DELETE', `/api/auth/sessions/${id}`)
const endAll = (client: TestClient) => client.call('DELETE', '/api/auth/sessions')
const later = (ms: number) => {
  service.clock.now = new Date(NOW.getTime() + ms)
}
const idIn = (cookie: string) => /fiacre\.sid=([^;]+)/.exec(cookie)?.[1] ?? ''

/** A visitor who came from a partner's page and opened a checkout: a session of nobody's. */
async function visitorWithCheckout() {
  const steps = handOff(service)
  const { token } = await steps.start()
  const client = new TestClient(service.url)
  expect((await steps.open(client, token)).status).toBe(200)
  expect(client.cookieHeader).not.toBe('')
  return { client, steps }
}

describe('the list of sessions', () => {
  it('names this browser and the others, the one last used first', async () => {
    const { client, email } = await traveller()
    later(MINUTE)
    const second = await signIn(service, email, PASSWORD, FIREFOX)
    const seen = await list(second.client)
    expect(seen.map(({ isCurrent }) => isCurrent)).toEqual([true, false])
    expect(seen[0]).toMatchObject({ device: 'Firefox on Windows' })
    later(10 * MINUTE)
    const fromFirst = await list(client)
    expect(fromFirst.map(({ isCurrent }) => isCurrent)).toEqual([true, false])
    expect(fromFirst.map(({ id }) => id)).toEqual(seen.map(({ id }) => id).toReversed())
  })

  it.each([
    [FIREFOX, 'Firefox on Windows'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
      'Safari on iOS',
    ],
    [
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
      'Chrome on Android',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
      'Safari on macOS',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
      'Microsoft Edge on Windows',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Linux'],
  ])('calls %s by the name people know', async (userAgent, name) => {
    const { email } = await traveller()
    const { client } = await signIn(service, email, PASSWORD, userAgent)
    expect((await list(client)).find(({ isCurrent }) => isCurrent)?.device).toBe(name)
  })

  it('keeps nothing of a name that is markup, endless or odd, and answers all the same', async () => {
    const { email } = await traveller()
    for (const odd of ['<script>alert(1)</script>', 'x'.repeat(5000), '%00%0d%0a', 'Firefox/'.repeat(200)]) {
      const { client } = await signIn(service, email, PASSWORD, odd)
      const device = (await list(client)).find(({ isCurrent }) => isCurrent)?.device ?? ''
      expect(device).not.toContain('<')
      expect(device.length).toBeLessThanOrEqual(120)
    }
  })

  it('shows nobody else’s, no ended one and no secret', async () => {
    const [one, other] = [await traveller(), await traveller()]
    const gone = await signIn(service, one.email)
    await gone.client.call('POST', '/api/auth/logout')
    const seen = await list(one.client)
    expect(seen).toHaveLength(1)
    expect(await list(other.client)).toHaveLength(1)
    expect(seen[0]?.id).not.toBe((await list(other.client))[0]?.id)
    expect(JSON.stringify(seen)).not.toContain(idIn(one.client.cookieHeader))
  })

  it('holds the session of somebody who came with a checkout and then signed in', async () => {
    const { email } = await traveller()
    const { client } = await visitorWithCheckout()
    await client.call('POST', '/api/auth/login', { email, password: PASSWORD })
    const seen = await list(client)
    expect(seen).toHaveLength(2)
    expect(seen.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
  })

  it('moves the last use when five minutes have passed, and no sooner', async () => {
    const { client } = await traveller()
    const seenAt = async () => (await list(client))[0]?.lastSeenAt
    expect(await seenAt()).toBe(NOW.toISOString())
    later(5 * MINUTE - 1)
    await list(client)
    expect(await seenAt()).toBe(NOW.toISOString())
    later(5 * MINUTE)
    await list(client)
    expect(await seenAt()).toBe(new Date(NOW.getTime() + 5 * MINUTE).toISOString())
  })
})

describe('ending one session', () => {
  it('signs that browser out at once and leaves the others', async () => {
    const { client, email } = await traveller()
    const { client: other } = await signIn(service, email)
    const id = (await list(client)).find(({ isCurrent }) => !isCurrent)?.id ?? ''
    expect((await end(client, id)).status).toBe(200)
    expect(await statusWith(service, other.cookieHeader)).toBe(401)
    expect(await statusWith(service, client.cookieHeader)).toBe(200)
    expectProblem(await end(client, id), { code: 'NOT_FOUND' })
  })

  it('of one’s own signs out, and takes the cookie away', async () => {
    const { client } = await traveller()
    const before = client.cookieHeader
    expect((await end(client, (await list(client))[0]?.id ?? '')).status).toBe(200)
    expect(client.cookieHeader).not.toContain('fiacre.sid')
    expect(await statusWith(service, before)).toBe(401)
  })

  it('of somebody else is not found, and goes on', async () => {
    const [one, other] = [await traveller(), await traveller()]
    const id = (await list(other.client))[0]?.id ?? ''
    expectProblem(await end(one.client, id), { code: 'NOT_FOUND' })
    expect(await statusWith(service, other.client.cookieHeader)).toBe(200)
    expectProblem(await end(one.client, '00000000-0000-4000-8000-000000000000'), { code: 'NOT_FOUND' })
    expectProblem(await end(one.client, 'nonsense'), { code: 'INVALID_REQUEST' })
  })
})

describe('signing out everywhere', () => {
  it('ends every session of the account, this one too, and no other', async () => {
    const { client, email } = await traveller()
    const other = await traveller()
    const cookies = [client.cookieHeader, (await signIn(service, email)).client.cookieHeader]
    expect((await endAll(client)).status).toBe(200)
    for (const cookie of cookies) expect(await statusWith(service, cookie)).toBe(401)
    expect(await statusWith(service, other.client.cookieHeader)).toBe(200)
    expect((await signIn(service, email)).answer.status).toBe(200)
  })

  it('also ends one that came with a checkout, and one that took over from somebody else', async () => {
    const [one, other] = [await traveller(), await traveller()]
    const { client: guest } = await visitorWithCheckout()
    await guest.call('POST', '/api/auth/login', { email: one.email, password: PASSWORD })
    await other.client.call('POST', '/api/auth/login', { email: one.email, password: PASSWORD })
    await endAll(one.client)
    expect(await statusWith(service, guest.cookieHeader)).toBe(401)
    expect(await statusWith(service, other.client.cookieHeader)).toBe(401)
  })
})

describe('a session that has ended', () => {
  it.each<[string, (client: TestClient, email: string) => Promise<unknown>]>([
    [
      'one was ended',
      async (client) => end(client, (await list(client)).find((one) => !one.isCurrent)?.id ?? ''),
    ],
    ['all were ended', async (client) => endAll(client)],
    [
      'a new password was set',
      async (client, email) => {
        const token = await resetToken(service, email)
        await client.call('POST', '/api/auth/reset-password', { token, newPassword: 'a new pass phrase' })
      },
    ],
  ])('stays dead though requests write to it at that moment: %s', async (_name, act) => {
    const { client, email } = await traveller()
    const { client: other } = await signIn(service, email)
    const before = other.cookieHeader
    const steps = handOff(service)
    const tokens: string[] = []
    for (let i = 0; i < 6; i += 1) tokens.push((await steps.start()).token)
    // Every opened checkout is written into the session.
    await Promise.all([act(client, email), ...tokens.map((token) => steps.open(other, token))])
    expect(await statusWith(service, before)).toBe(401)
    expect(await statusWith(service, other.cookieHeader)).toBe(401)
  })

  it('is not revived by a checkout that is opened with its cookie later', async () => {
    const { client } = await traveller()
    const cookie = client.cookieHeader
    await endAll(client)
    const steps = handOff(service)
    const { token } = await steps.start()
    const response = await fetch(new URL('/api/checkout-sessions/open', service.url), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: cookie },
      body: JSON.stringify({ token }),
    })
    expect(response.status).toBe(200)
    expect(response.headers.getSetCookie().join()).not.toContain(idIn(cookie))
    expect(await statusWith(service, cookie)).toBe(401)
  })
})

describe('a session and its cookie', () => {
  it('ends after fourteen days, to the second', async () => {
    const { client } = await traveller()
    // The store keeps it ten seconds longer than the browser keeps the cookie.
    later(14 * DAY + 10_000 - 1000)
    expect(await statusWith(service, client.cookieHeader)).toBe(200)
    later(14 * DAY + 10_000)
    expect(await statusWith(service, client.cookieHeader)).toBe(401)
  })

  it('is kept as a hash: the table opens nothing', async () => {
    const { client } = await traveller()
    const id = idIn(client.cookieHeader)
    expect(id).toMatch(/^[\w-]{43}$/)
    const { rows } = await sql<{ row: string }>`select s::text as row from session s`.execute(
      database(service),
    )
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.filter(({ row }) => row.includes(id))).toEqual([])
    const hash = createHash('sha256').update(id).digest('hex')
    const kept = sql<{ value: number }>`select count(*)::int as value from session where id_hash = ${hash}`
    expect(await valueOf(service, kept)).toBe(1)
  })

  it('planted by somebody who has a session of their own signs nobody in there', async () => {
    const { email } = await traveller()
    const { client: thief } = await visitorWithCheckout()
    const planted = thief.cookieHeader
    const answer = await fetch(new URL('/api/auth/login', service.url), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: planted },
      body: JSON.stringify({ email, password: PASSWORD }),
    })
    expect(answer.status).toBe(200)
    expect(answer.headers.getSetCookie().join()).not.toContain(idIn(planted))
    expect(await statusWith(service, planted)).toBe(401)
  })

  it('serves everybody who signs in over the same old cookie at once, each with their own', async () => {
    const [one, other] = [await traveller(), await traveller()]
    const { client } = await visitorWithCheckout()
    const old = client.cookieHeader
    const login = async (email: string) => {
      const response = await fetch(new URL('/api/auth/login', service.url), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Cookie: old },
        body: JSON.stringify({ email, password: PASSWORD }),
      })
      expect(response.status).toBe(200)
      const set = response.headers.getSetCookie().filter((line) => !line.includes('01 Jan 1970'))
      return { email, cookie: set.map((line) => line.split(';')[0]).join('; ') }
    }
    // They wait for one another before they write, so that they are as close together as can be.
    const { logins } = await service.context.orm.em.fork().transactional(async (em) => {
      await sql`lock table session in exclusive mode`.execute(em.getKysely())
      const people = [one, other, one, other, one, other]
      const all = Promise.all(people.map((person) => login(person.email)))
      const waiting = sql<{ value: number }>`
        select count(*)::int as value from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like '%session%'`
      await until(
        () => valueOf(service, waiting),
        (count) => count === people.length,
      )
      return { logins: all }
    })
    for (const { email, cookie } of await logins) {
      const who = await fetch(new URL('/api/auth/user', service.url), { headers: { Cookie: cookie } })
      expect(await who.json()).toMatchObject({ email })
    }
    expect(await statusWith(service, old)).toBe(401)
  })
})
