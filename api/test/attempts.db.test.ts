import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ATTEMPT_LIMITS, countAttempt } from '../src/accounts/attempts.ts'
import { sweep } from '../src/privacy/retention.ts'
import { TestClient } from './client.ts'
import { expectProblem } from './problems.ts'
import { testService, type TestService } from './service.ts'
import { newTraveller, PASSWORD } from './traveller.ts'

const NOW = new Date()
const MINUTE = 60_000

let service: TestService
let client: TestClient

beforeAll(async () => {
  service = await testService()
})
beforeEach(() => {
  service.clock.now = NOW
  client = new TestClient(service.url)
})
afterAll(() => service.close())

const login = (email: string, password = 'wrong password') =>
  client.call('POST', '/api/auth/login', { email, password })

async function times<T>(count: number, act: () => Promise<T>): Promise<T[]> {
  const results: T[] = []
  for (let i = 0; i < count; i += 1) results.push(await act())
  return results
}

describe('guessing a password', () => {
  it('ends after ten failures, for that account alone, and is told when to come back', async () => {
    const { email } = await newTraveller(service.url)
    for (const answer of await times(10, () => login(email)))
      expectProblem(answer, { code: 'INVALID_CREDENTIALS' })
    service.clock.now = new Date(NOW.getTime() + 5 * MINUTE)
    const answer = await login(email, PASSWORD)
    const problem = expectProblem(answer, { code: 'TOO_MANY_REQUESTS' })
    expect(answer.headers.get('retry-after')).toBe(String(10 * 60))
    expect(answer.headers.get('ratelimit-limit')).toBe('10')
    expect(answer.headers.get('ratelimit-remaining')).toBe('0')
    expect(answer.headers.get('ratelimit-reset')).toBe(String(10 * 60))
    expect(problem.message).toBe('That was tried too often. Please wait 10 min and try again.')
    expectProblem(await login(`  ${email.toUpperCase()}`), { code: 'TOO_MANY_REQUESTS' })
    const other = await newTraveller(service.url)
    expect((await login(other.email, PASSWORD)).status).toBe(200)
  })

  it('begins anew after a quarter of an hour', async () => {
    const { email } = await newTraveller(service.url)
    await times(11, () => login(email))
    service.clock.now = new Date(NOW.getTime() + 15 * MINUTE - 1000)
    expectProblem(await login(email, PASSWORD), { code: 'TOO_MANY_REQUESTS' })
    service.clock.now = new Date(NOW.getTime() + 15 * MINUTE + 1000)
    expect((await login(email, PASSWORD)).status).toBe(200)
  })

  it('is forgotten after a right one', async () => {
    const { email } = await newTraveller(service.url)
    await times(9, () => login(email))
    expect((await login(email, PASSWORD)).status).toBe(200)
    for (const answer of await times(9, () => login(email)))
      expectProblem(answer, { code: 'INVALID_CREDENTIALS' })
  })

  it('counts every guess when many come at once', async () => {
    const { email } = await newTraveller(service.url)
    const answers = await Promise.all(Array.from({ length: 25 }, () => login(email)))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15)
  })

  it('by a stranger elsewhere keeps nobody out, unless very many guess', async () => {
    const behind = await testService({ TRUSTED_PROXIES: '1' })
    try {
      const { email } = await newTraveller(behind.url)
      const from = async (ip: string, password = 'wrong password') => {
        const body = { email, password }
        return new TestClient(behind.url).call('POST', '/api/auth/login', body, { 'X-Forwarded-For': ip })
      }
      for (let n = 0; n < 11; n += 1) await from('203.0.113.7')
      expect((await from('203.0.113.7', PASSWORD)).status).toBe(429)
      expect((await from('198.51.100.9', PASSWORD)).status).toBe(200)
      const guesses = Array.from({ length: 100 }, (_, n) => `192.0.2.${n}`)
      for (const ip of guesses) expect((await from(ip)).status).toBe(401)
      expect((await from('192.0.2.200')).status).toBe(429)
    } finally {
      await behind.close()
    }
  })

  it('is limited alike for an address without an account', async () => {
    const answers = await times(11, () => login('nobody.here@example.com'))
    expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 401), 429])
  })
})

describe('asking for the confirmation mail', () => {
  it('is limited for each address, known or not, signed in or not', async () => {
    const { email, client: signedIn } = await newTraveller(service.url)
    const ask = (address: string) => client.call('POST', '/api/auth/resend-confirmation', { email: address })
    for (const address of [email, 'unknown.address@example.com']) {
      const answers = await times(11, () => ask(address))
      expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 200), 429])
      expect(Number(answers[10]?.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    expectProblem(await signedIn.call('POST', '/api/send-confirmation'), { code: 'TOO_MANY_REQUESTS' })
  })
})

describe('a limit per network', () => {
  const { linkNetwork, passwordAccount } = ATTEMPT_LIMITS
  const count = (subject: string) => countAttempt(service.context, linkNetwork, subject)

  it('is moved by no other address of the same IPv6 network', async () => {
    let host = 0
    await times(linkNetwork.max, () => count(`2001:db8:7:8:${(host += 1)}::1`))
    await expect(count('2001:db8:7:8::2')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    await expect(count('2001:db8:7:9::2')).resolves.toBeUndefined()
  })

  it('takes an IPv4 address for the same one when it comes mapped', async () => {
    await times(linkNetwork.max, () => count('203.0.113.5'))
    await expect(count('::ffff:203.0.113.5')).rejects.toMatchObject({ status: 429 })
  })

  it('counts nobody by their address in the clear', async () => {
    await countAttempt(service.context, ATTEMPT_LIMITS.mailAddress, 'ada@example.com')
    const found = await sql`select 1 from attempt where key like '%@%'`.execute(
      service.context.orm.em.fork().getKysely(),
    )
    expect(found.rows).toEqual([])
  })

  it('is swept away with every other one that is over, and no earlier', async () => {
    const rows = async () => {
      const found =
        await sql`select 1 from attempt where key like 'password:account:%' or key like 'link:network:%'`.execute(
          service.context.orm.em.fork().getKysely(),
        )
      return found.rows.length
    }
    await sql`delete from attempt`.execute(service.context.orm.em.fork().getKysely())
    await countAttempt(service.context, passwordAccount, 'a')
    service.clock.now = new Date(NOW.getTime() + MINUTE)
    await count('203.0.113.6')
    await sweep(service.context)
    expect(await rows()).toBe(2)
    service.clock.now = new Date(NOW.getTime() + 15 * MINUTE)
    await sweep(service.context)
    expect(await rows()).toBe(1)
  })
})
