import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { tokenHash } from '#platform/database/tokens.ts'
import { TestClient } from '../support/client.ts'
import { expectProblem } from '../support/problems.ts'
import { rawRequest } from '../support/raw-request.ts'
import { PRODUCTION, testService, type TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { newTraveller, PASSWORD } from '../support/traveller.ts'

let service: TestService

beforeAll(async () => {
  service = await sharedService()
})

const login = (client: TestClient, email: string, password = PASSWORD) =>
  client.call('POST', '/api/auth/login', { email, password })

/** Asks who is signed in, with cookies as they were noted down. */
async function whoIs(cookie: string) {
  const response = await fetch(new URL('/api/auth/user', service.url), { headers: { Cookie: cookie } })
  return response.status
}

describe('signing in', () => {
  it('takes the address in any case, with blanks around it', async () => {
    const { email } = await newTraveller(service.url)
    for (const written of [email, email.toUpperCase(), `  ${email} `]) {
      const client = new TestClient(service.url)
      const answer = await login(client, written)
      expect(answer.body).toMatchObject({ message: 'Signed in', user: { email } })
      expect((await client.call('GET', '/api/auth/user')).body).toMatchObject({ email })
    }
  })

  it('answers a wrong password and an unknown address in the same words', async () => {
    const { email } = await newTraveller(service.url)
    const client = new TestClient(service.url)
    const answers = [await login(client, email, 'wrong password'), await login(client, 'nobody@example.com')]
    const documents = answers.map((answer) => {
      const { requestId: _, ...rest } = expectProblem(answer, { code: 'INVALID_CREDENTIALS' })
      return rest
    })
    expect(documents[0]).toEqual(documents[1])
    expect(documents[0]?.message).toBe('Invalid email or password')
    for (const answer of answers) expect(answer.headers.getSetCookie()).toEqual([])
  })

  it('takes about as long for an address that has no account', async () => {
    const { email } = await newTraveller(service.url)
    const client = new TestClient(service.url)
    const timed = async (address: string) => {
      const started = performance.now()
      await login(client, address, 'wrong password')
      return performance.now() - started
    }
    await timed(email)
    const pairs: number[] = []
    for (let i = 0; i < 4; i += 1) pairs.push((await timed(`nobody${i}@example.com`)) / (await timed(email)))
    // Without the hashing it would be a tenth.
    expect(Math.max(...pairs)).toBeGreaterThan(0.5)
  })

  it('a password counts to its last character, and blanks count', async () => {
    const { email } = await newTraveller(service.url)
    const client = new TestClient(service.url)
    for (const wrong of [PASSWORD.slice(0, -1), `${PASSWORD} `, ` ${PASSWORD}`, PASSWORD.toUpperCase()]) {
      expectProblem(await login(client, email, wrong), { code: 'INVALID_CREDENTIALS' })
    }
  })

  it.each([
    ['email', { email: '', password: 'x' }, 'Email is required'],
    ['password', { email: 'a@example.com', password: '' }, 'Password is required'],
  ])('needs the %s', async (field, body, message) => {
    const answer = await new TestClient(service.url).call('POST', '/api/auth/login', body)
    const problem = expectProblem(answer, { code: 'INVALID_REQUEST' })
    expect(problem.errors?.[0]).toMatchObject({ pointer: `/${field}`, message })
  })

  it('of an address that is blank is a wrong address', async () => {
    expectProblem(await login(new TestClient(service.url), '   '), { code: 'INVALID_CREDENTIALS' })
  })
})

describe('a session', () => {
  it('gets a new id at every sign-in, and the old cookie is dead', async () => {
    const { client, email } = await newTraveller(service.url)
    const first = client.cookieHeader
    expect(await whoIs(first)).toBe(200)
    expect((await login(client, email)).status).toBe(200)
    const second = client.cookieHeader
    expect(second).not.toBe(first)
    expect(await whoIs(first)).toBe(401)
    expect(await whoIs(second)).toBe(200)
  })

  it('of one traveller becomes another’s by signing in, with nothing left of the first', async () => {
    const first = await newTraveller(service.url)
    const second = await newTraveller(service.url)
    const before = first.client.cookieHeader
    await login(first.client, second.email)
    expect((await first.client.call('GET', '/api/auth/user')).body).toMatchObject({ email: second.email })
    expect(await whoIs(before)).toBe(401)
  })

  it('is one each when somebody signs in several times at once with one cookie', async () => {
    const { client, email } = await newTraveller(service.url)
    for (let round = 0; round < 3; round += 1) {
      const same = Array.from({ length: 6 }, () => {
        const headers = { 'Content-Type': 'application/json', Cookie: client.cookieHeader }
        const body = JSON.stringify({ email, password: PASSWORD })
        return fetch(new URL('/api/auth/login', service.url), { method: 'POST', headers, body })
      })
      expect((await Promise.all(same)).map(({ status }) => status)).toEqual(same.map(() => 200))
      await login(client, email)
    }
  })

  it('cannot be planted: an id the server did not give is replaced', async () => {
    const { email } = await newTraveller(service.url)
    const planted = '11111111-1111-4111-8111-111111111111'
    const response = await fetch(new URL('/api/auth/login', service.url), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: `fiacre.sid=${planted}` },
      body: JSON.stringify({ email, password: PASSWORD }),
    })
    expect(response.status).toBe(200)
    expect(response.headers.getSetCookie().join()).not.toContain(planted)
  })

  it('is worth nothing with a cookie that was changed', async () => {
    const { client } = await newTraveller(service.url)
    const [sid = '', signature = ''] = client.cookieHeader.split('; ').filter((pair) => pair.includes('.sid'))
    expect(await whoIs(`${sid}; ${signature}`)).toBe(200)
    expect(await whoIs(sid)).toBe(401)
    const changed = signature.at(-1) === 'A' ? 'B' : 'A'
    expect(await whoIs(`${sid}; ${signature.slice(0, -1)}${changed}`)).toBe(401)
    expect(await whoIs(`${sid}0; ${signature}`)).toBe(401)
  })

  it('ends at the server: a cookie from before signing out is dead', async () => {
    const { client } = await newTraveller(service.url)
    const before = client.cookieHeader
    const id = /fiacre\.sid=([^;]+)/.exec(before)?.[1] ?? ''
    const rows = async () => {
      const kysely = service.context.orm.em.fork().getKysely()
      return (await sql`select 1 from session where id_hash = ${tokenHash(id)}`.execute(kysely)).rows
    }
    expect(await rows()).toHaveLength(1)
    const answer = await client.call('POST', '/api/auth/logout')
    expect(answer.body).toEqual({ message: 'Signed out' })
    expect(client.cookieHeader).not.toContain('fiacre.sid')
    expect(await whoIs(before)).toBe(401)
    expect(await rows()).toEqual([])
  })

  it('ends by navigation to /api/logout too, which leads home', async () => {
    const { client } = await newTraveller(service.url)
    const before = client.cookieHeader
    const answer = await client.fetch('/api/logout', { headers: { Accept: 'text/html' } })
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe('/')
    expect(await whoIs(before)).toBe(401)
  })

  it('does not end by a link on a page of another site', async () => {
    const { client } = await newTraveller(service.url)
    const answer = await client.fetch('/api/logout', { headers: { 'Sec-Fetch-Site': 'cross-site' } })
    expect(answer.headers.get('location')).toBe('/')
    expect(await whoIs(client.cookieHeader)).toBe(200)
  })

  it('is ended without complaint when there is none', async () => {
    const client = new TestClient(service.url)
    expect((await client.call('POST', '/api/auth/logout')).status).toBe(200)
    expect((await client.fetch('/api/logout')).status).toBe(302)
  })

  it('ends after two weeks', async () => {
    const { client } = await newTraveller(service.url)
    const now = service.clock.now
    service.clock.now = new Date(now.getTime() + 13.9 * 86_400_000)
    expect(await whoIs(client.cookieHeader)).toBe(200)
    service.clock.now = new Date(now.getTime() + 14.1 * 86_400_000)
    expect(await whoIs(client.cookieHeader)).toBe(401)
    service.clock.now = now
  })

  it('ends with its account', async () => {
    const { client, email } = await newTraveller(service.url)
    const kysely = service.context.orm.em.fork().getKysely()
    await sql`delete from app_user where email = ${email}`.execute(kysely)
    expectProblem(await client.call('GET', '/api/auth/user'), { code: 'UNAUTHORIZED' })
    expectProblem(await client.call('GET', '/api/auth/profile'), { code: 'UNAUTHORIZED' })
    expectProblem(await client.call('POST', '/api/send-confirmation'), { code: 'UNAUTHORIZED' })
  })

  it('that has ended takes its word to the pages back, once', async () => {
    const { client } = await newTraveller(service.url)
    expect(client.cookieHeader).toContain('fiacre.here=1')
    await client.call('POST', '/api/auth/logout')
    expect(client.cookieHeader).not.toContain('fiacre.here')
    const late = { Cookie: 'fiacre.here=1' }
    const answer = await new TestClient(service.url).call('GET', '/api/auth/user', undefined, late)
    expect(answer.status).toBe(401)
    expect(answer.headers.getSetCookie().join()).toMatch(/^fiacre\.here=; .*01 Jan 1970/)
  })

  it('is not made for a visitor who only looks', async () => {
    const client = new TestClient(service.url)
    for (const path of ['/api/vehicle-types', '/api/auth/user', '/health', '/api/places?q=gen']) {
      expect((await client.fetch(path)).headers.getSetCookie(), path).toEqual([])
    }
  })
})

describe('the cookies of the session and of the known browser', () => {
  it('are HttpOnly, SameSite, and for the whole site', async () => {
    const { email } = await newTraveller(service.url)
    const answer = await login(new TestClient(service.url), email)
    const cookies = answer.headers.getSetCookie()
    const names = cookies.map((cookie) => String(cookie.split('=')[0])).toSorted()
    expect(names).toEqual([
      'fiacre.device',
      'fiacre.device.sig',
      'fiacre.here',
      'fiacre.sid',
      'fiacre.sid.sig',
    ])
    for (const cookie of cookies) {
      // Pages read from one that there is something to ask; the session itself no script can read.
      const isForPages = cookie.startsWith('fiacre.here=1;')
      expect(/; httponly/i.test(cookie), cookie).toBe(!isForPages)
      expect(cookie).toMatch(cookie.startsWith('fiacre.device') ? /; samesite=strict/i : /; samesite=lax/i)
      expect(cookie).toMatch(/; path=\/(;|$)/i)
      expect(cookie).not.toMatch(/; secure/i)
    }
  })

  it('hold no data but ids: of a session, 256 random bits', async () => {
    const { client } = await newTraveller(service.url)
    expect(client.cookieHeader.split('; ').toSorted().join('; ')).toMatch(
      /^fiacre\.device\.sig=[\w-]+; fiacre\.device=[\w.-]+; fiacre\.here=1; fiacre\.sid\.sig=[\w-]+; fiacre\.sid=[\w-]{43}$/,
    )
  })

  it.each<Record<string, string>>([{ TRUSTED_PROXIES: '1' }, {}])(
    'are Secure, and of this host alone, when the public address is https, with %j',
    async (env) => {
      const behindTls = await testService({ ...PRODUCTION, ...env }, 'bare')
      try {
        const host = 'fiacre.example'
        const { email } = await newTraveller(behindTls.url, { host })
        const client = new TestClient(behindTls.url, host)
        const forwarded = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-For': '203.0.113.9' }
        const body = { email, password: PASSWORD }
        const answer = await client.call('POST', '/api/auth/login', body, forwarded)
        expect(answer.status).toBe(200)
        const cookies = answer.headers.getSetCookie()
        expect(cookies).toHaveLength(5)
        for (const cookie of cookies) {
          expect(cookie).toMatch(/^__Host-fiacre\.(here|(sid|device)(\.sig)?)=/)
          expect(cookie).toMatch(/; secure/i)
          expect(cookie).toMatch(/; path=\/(;|$)/i)
          expect(cookie).not.toMatch(/; domain/i)
        }
        expect((await client.call('GET', '/api/auth/user', undefined, forwarded)).status).toBe(200)
        // One that another name of the domain could have planted opens nothing.
        const tossed = client.cookieHeader.replaceAll('__Host-', '')
        const planted = await rawRequest(behindTls.url, {
          path: '/api/auth/user',
          headers: { Host: host, Cookie: tossed },
        })
        expect(planted.status).toBe(401)
        expect((await client.call('POST', '/api/auth/logout', undefined, forwarded)).status).toBe(200)
      } finally {
        await behindTls.close()
      }
    },
  )
})
