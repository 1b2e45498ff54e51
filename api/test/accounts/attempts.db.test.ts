import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ATTEMPT_LIMITS, countAttempt } from '#people/accounts/attempts.ts'
import { sweep } from '#office/privacy/retention.ts'
import { allMailsTo, confirm, CONFIRM, linksTo, tokenMailed } from '../support/accounts.ts'
import { TestClient } from '../support/client.ts'
import { expectProblem } from '../support/problems.ts'
import { testService, type TestService } from '../support/service.ts'
import { signedUpTraveller, PASSWORD } from '../support/traveller.ts'

const NOW = new Date()
const MINUTE = 60_000

let service: TestService
let client: TestClient

beforeAll(async () => {
  service = await testService({}, 'bare')
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
    const { email } = await signedUpTraveller(service.url)
    for (const answer of await times(10, () => login(email)))
      expectProblem(answer, { code: 'INVALID_CREDENTIALS' })
    service.clock.now = new Date(NOW.getTime() + 5 * MINUTE)
    const answer = await login(email, PASSWORD)
    const problem = expectProblem(answer, { code: 'TOO_MANY_REQUESTS' })
    expect(answer.headers.get('retry-after')).toBe(String(10 * 60))
    expect(answer.headers.get('ratelimit-limit')).toBe('10')
    expect(answer.headers.get('ratelimit-remaining')).toBe('0')
    expect(answer.headers.get('ratelimit-reset')).toBe(String(10 * 60))
    expect(problem.message).toMatch(
      /^That was tried too often\. Please wait 10 min and try again\. Or have a link/,
    )
    expectProblem(await login(`  ${email.toUpperCase()}`), { code: 'TOO_MANY_REQUESTS' })
    const other = await signedUpTraveller(service.url)
    expect((await login(other.email, PASSWORD)).status).toBe(200)
  })

  it('begins anew after a quarter of an hour', async () => {
    const { email } = await signedUpTraveller(service.url)
    await times(11, () => login(email))
    service.clock.now = new Date(NOW.getTime() + 15 * MINUTE - 1000)
    expectProblem(await login(email, PASSWORD), { code: 'TOO_MANY_REQUESTS' })
    service.clock.now = new Date(NOW.getTime() + 15 * MINUTE + 1000)
    expect((await login(email, PASSWORD)).status).toBe(200)
  })

  it('is forgotten after a right one', async () => {
    const { email } = await signedUpTraveller(service.url)
    await times(9, () => login(email))
    expect((await login(email, PASSWORD)).status).toBe(200)
    for (const answer of await times(9, () => login(email)))
      expectProblem(answer, { code: 'INVALID_CREDENTIALS' })
  })

  it('counts every guess when many come at once', async () => {
    const { email } = await signedUpTraveller(service.url)
    const answers = await Promise.all(Array.from({ length: 25 }, () => login(email)))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15)
  })

  it('by a stranger elsewhere keeps nobody out, unless very many guess', async () => {
    const behind = await testService({ TRUSTED_PROXIES: '1' }, 'bare')
    try {
      const { email } = await signedUpTraveller(behind.url)
      const from = async (ip: string, password = 'wrong password') => {
        const body = { email, password }
        return new TestClient(behind.url).call('POST', '/api/auth/login', body, { 'X-Forwarded-For': ip })
      }
      for (let n = 0; n < 11; n += 1) await from('203.0.113.7')
      expect((await from('203.0.113.7', PASSWORD)).status).toBe(429)
      expect((await from('198.51.100.9', PASSWORD)).status).toBe(200)
      // As neighbours they have forty together, and for the day all strangers have a hundred, the eleven of above too.
      for (let n = 0; n < 40; n += 1) expect((await from(`192.0.2.${n}`)).status).toBe(401)
      expect((await from('192.0.2.200')).status).toBe(429)
      behind.clock.now = new Date(behind.clock.now.getTime() + 20 * 3_600_000)
      for (let n = 0; n < 50; n += 1) expect((await from(`198.18.${n}.1`)).status).toBe(401)
      const last = await from('198.19.0.1', PASSWORD)
      expect(last.status).toBe(429)
      expect(last.headers.get('retry-after')).toBe(String(4 * 3600))
    } finally {
      await behind.close()
    }
  })

  it('is limited alike for an address without an account', async () => {
    const answers = await times(11, () => login('nobody.here@example.com'))
    expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 401), 429])
  })
})

describe('an account that strangers have locked for the day', () => {
  const later = () => (service.clock.now = new Date(service.clock.now.getTime() + 20 * MINUTE))

  /** Its owner, confirmed, in a browser that signed in; then a hundred wrong passwords from everywhere. */
  async function locked({ isConfirmed = true } = {}) {
    const { client: known, email } = await signedUpTraveller(service.url, { billing: false })
    if (isConfirmed) {
      const token = new URL((await linksTo(service, email, CONFIRM))[0] ?? '').searchParams.get('token') ?? ''
      await confirm(service, token)
    }
    // What they leave to the account; that strangers anywhere count towards it is held above.
    for (let n = 0; n < 100; n += 1) {
      await countAttempt(service.context, ATTEMPT_LIMITS.loginEverywhere, email)
    }
    expectProblem(await login(email, PASSWORD), { code: 'TOO_MANY_REQUESTS' })
    const inKnown = (password: string) => known.call('POST', '/api/auth/login', { email, password })
    return { email, known, inKnown }
  }

  const askForLink = (email: string) =>
    tokenMailed(service, email, '/login', () => client.call('POST', '/api/auth/sign-in-link', { email }))
  const loginByLink = (email: string, linkToken: string, password = PASSWORD) =>
    new TestClient(service.url).call('POST', '/api/auth/login', { email, password, linkToken })

  it('stays open to a browser that has signed in before, which has ten tries of its own', async () => {
    const { inKnown, email } = await locked()
    expect((await inKnown(PASSWORD)).status).toBe(200)
    for (const { status } of await times(10, () => inKnown('wrong password'))) expect(status).toBe(401)
    expectProblem(await inKnown(PASSWORD), { code: 'TOO_MANY_REQUESTS' })
    later()
    expect((await inKnown(PASSWORD)).status).toBe(200)
    expectProblem(await login(email, PASSWORD), { code: 'TOO_MANY_REQUESTS' })
  })

  it('is open to a known browser for a hundred wrong ones a day', async () => {
    const { inKnown } = await locked()
    for (let quarter = 0; quarter < 10; quarter += 1) {
      await times(10, () => inKnown('wrong password'))
      later()
    }
    expectProblem(await inKnown(PASSWORD), { code: 'TOO_MANY_REQUESTS' })
    service.clock.now = new Date(NOW.getTime() + 24 * 60 * MINUTE)
    expect((await inKnown(PASSWORD)).status).toBe(200)
  })

  it('knows no browser of whoever merely registered with the address', async () => {
    const { inKnown } = await locked({ isConfirmed: false })
    expectProblem(await inKnown(PASSWORD), { code: 'TOO_MANY_REQUESTS' })
  })

  it('knows no browser of another account, none with a changed cookie, and none from before a new epoch', async () => {
    const { email, known, inKnown } = await locked()
    const other = await locked()
    const body = { email, password: PASSWORD }
    expectProblem(await other.known.call('POST', '/api/auth/login', body), { code: 'TOO_MANY_REQUESTS' })
    const forged = known.cookieHeader.replace(/(fiacre\.device=[^.]+\.)0/, '$15')
    expectProblem(await client.call('POST', '/api/auth/login', body, { Cookie: forged }), {
      code: 'TOO_MANY_REQUESTS',
    })
    expect((await known.call('DELETE', '/api/auth/sessions')).status).toBe(200)
    expectProblem(await inKnown(PASSWORD), { code: 'TOO_MANY_REQUESTS' })
  })

  it('opens by a mailed link and the password, once, and makes that browser known', async () => {
    const { email } = await locked()
    const token = await askForLink(email)
    expectProblem(await loginByLink(email, token, 'wrong password'), { code: 'INVALID_CREDENTIALS' })
    const answer = await loginByLink(email, token)
    expect(answer.status).toBe(200)
    expect(answer.headers.getSetCookie().join('\n')).toMatch(/^fiacre\.device=/m)
    expectProblem(await loginByLink(email, token), { code: 'RESET_LINK_INVALID' })
  })

  it('opens by no link of another account, none after its hour, and none by guessing on', async () => {
    const [{ email }, other] = [await locked(), await locked()]
    expectProblem(await loginByLink(email, await askForLink(other.email)), { code: 'RESET_LINK_INVALID' })
    const token = await askForLink(email)
    for (const { status } of await times(10, () => loginByLink(email, token, 'wrong')))
      expect(status).toBe(401)
    expectProblem(await loginByLink(email, token), { code: 'TOO_MANY_REQUESTS' })
    service.clock.now = new Date(NOW.getTime() + 60 * MINUTE)
    expectProblem(await loginByLink(email, token), { code: 'RESET_LINK_INVALID' })
  })

  it('is mailed three links an hour, known or not; whoever is refused a fourth is told to use them', async () => {
    const { email } = await signedUpTraveller(service.url, { billing: false })
    for (const address of [email, 'nobody.at.all@example.com']) {
      const ask = () => client.call('POST', '/api/auth/sign-in-link', { email: address })
      const answers = await times(4, ask)
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429])
      expect(expectProblem(answers[3]!, { code: 'TOO_MANY_REQUESTS' }).message).toContain('still work')
    }
    expect(await linksTo(service, email, '/login')).toHaveLength(3)
    expect(await allMailsTo(service, 'nobody.at.all@example.com')).toEqual([])
  })
})

describe('asking for the confirmation mail', () => {
  it('is limited for each address, known or not, signed in or not', async () => {
    const { email, client: signedIn } = await signedUpTraveller(service.url)
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

  it('counts for the /48 around it too, where neighbours have four times as many', async () => {
    for (let net = 0; net < 4; net += 1) {
      await times(linkNetwork.max, () => count(`2001:db8:9:${net}::1`))
    }
    await expect(count('2001:db8:9:ffff::1')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    await expect(count('2001:db8:a::1')).resolves.toBeUndefined()
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
    expect(await rows()).toBe(3)
    service.clock.now = new Date(NOW.getTime() + 15 * MINUTE)
    await sweep(service.context)
    expect(await rows()).toBe(2)
  })
})
