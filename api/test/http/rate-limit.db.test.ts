import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { HandlerRequest } from '#platform/contract/handler.ts'
import { healthHandlers } from '#platform/health/health.handlers.ts'
import { sweep } from '#office/privacy/retention.ts'
import { runService } from '../../src/service.ts'
import { expectProblem } from '../support/problems.ts'
import { rawRequest } from '../support/raw-request.ts'
import { testService, type TestService } from '../support/service.ts'
import { statementsOf } from '../support/statements.ts'

let service: TestService
let minutes = 0

beforeAll(async () => {
  service = await testService({ RATE_LIMIT_PER_MINUTE: '5', TRUSTED_PROXIES: '1' }, 'bare')
})
beforeEach(() => {
  // Every test gets a window of its own.
  minutes += 2
  service.clock.now = new Date(Date.UTC(2031, 0, 1, 0, minutes))
})
afterAll(() => service.close())

const ask = (
  path = '/api/vehicle-types',
  headers: Record<string, string | string[]> = {},
  method = 'GET',
  url = service.url,
) => rawRequest(url, { method, path, headers })

/** Every other header in which some proxy writes whom it speaks for. */
const otherNames = (address: string) => ({
  Forwarded: `for=${address}`,
  'X-Real-IP': address,
  'X-Client-IP': address,
  'True-Client-IP': address,
  'CF-Connecting-IP': address,
})

describe('the rate limit', () => {
  it('counts down in the headers and then refuses, saying when to come back', async () => {
    for (const left of ['4', '3', '2', '1', '0']) {
      const { status, headers } = await ask()
      expect(status).toBe(200)
      expect(headers.get('ratelimit-limit')).toBe('5')
      expect(headers.get('ratelimit-remaining')).toBe(left)
      expect(headers.get('ratelimit-reset')).toBe('60')
    }
    service.clock.now = new Date(service.clock.now.getTime() + 18_000)
    const refused = await ask()
    const problem = expectProblem(refused, { code: 'TOO_MANY_REQUESTS' })
    expect(problem.message).toContain('5 requests in a minute from one network')
    expect(refused.headers.get('retry-after')).toBe('42')
    expect(refused.headers.get('ratelimit-remaining')).toBe('0')
    service.clock.now = new Date(service.clock.now.getTime() + 42_000)
    expect((await ask()).status).toBe(200)
  })

  it('counts every request of the API together, also those that fail', async () => {
    await ask('/api/nothing')
    await ask('/api/auth/user')
    await ask('/api/auth/logout', {}, 'POST')
    await ask('/api/vehicle-types', {}, 'HEAD')
    expect((await ask()).headers.get('ratelimit-remaining')).toBe('0')
    expectProblem(await ask('/api/places?q=gen'), { code: 'TOO_MANY_REQUESTS' })
  })

  it('keeps addresses apart, as the proxy tells them', async () => {
    for (let i = 0; i < 6; i += 1) await ask('/api/vehicle-types', { 'X-Forwarded-For': '203.0.113.1' })
    expect((await ask('/api/vehicle-types', { 'X-Forwarded-For': '203.0.113.1' })).status).toBe(429)
    expect((await ask('/api/vehicle-types', { 'X-Forwarded-For': '203.0.113.2' })).status).toBe(200)
  })

  it.each([
    ['an address before it', (i: number) => ({ 'X-Forwarded-For': `198.51.100.${i}, 203.0.113.7` })],
    [
      'many before it',
      (i: number) => ({ 'X-Forwarded-For': `::1, 127.0.0.1, 198.51.100.${i}, 203.0.113.7` }),
    ],
    ['nonsense before it', (i: number) => ({ 'X-Forwarded-For': `unknown, "${i}", ,203.0.113.7` })],
    [
      'a header of its own before it',
      (i: number) => ({ 'X-Forwarded-For': [`198.51.100.${i}`, '203.0.113.7'] }),
    ],
    [
      'other headers',
      (i: number) => ({ 'X-Forwarded-For': '203.0.113.7', ...otherNames(`198.51.100.${i}`) }),
    ],
    ['another port', (i: number) => ({ 'X-Forwarded-For': `203.0.113.7:${4000 + i}` })],
    [
      'the same address, mapped',
      (i: number) => ({ 'X-Forwarded-For': i % 2 ? '::ffff:203.0.113.7' : '203.0.113.7' }),
    ],
    ['another host of its IPv6 network', (i: number) => ({ 'X-Forwarded-For': `2001:db8:1:2:${i}::${i}` })],
  ])('believes what the trusted proxy wrote last: %s changes nothing', async (_, forged) => {
    const statuses: number[] = []
    for (let i = 1; i <= 7; i += 1) statuses.push((await ask('/api/vehicle-types', forged(i))).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
  })

  it('weighs a call by what it costs, also where that is more than a network has', async () => {
    const price = await ask('/api/calculate-price', {}, 'POST')
    expect([price.status, price.headers.get('ratelimit-remaining')]).toEqual([400, '2'])
    const refused = expectProblem(await ask('/api/calculate-price', {}, 'POST'), {
      code: 'TOO_MANY_REQUESTS',
    })
    expect(refused.message).toContain('this one counts for 3')
    expect((await ask()).headers.get('ratelimit-remaining')).toBe('1')
    const sign = { 'X-Forwarded-For': '203.0.113.60' }
    expect((await ask('/api/auth/login', sign, 'POST')).headers.get('ratelimit-remaining')).toBe('0')
  })

  it('counts pages, files and the health check too, each kind by itself and generously', async () => {
    const statuses = async (path: string, count: number) => {
      const answers = await Promise.all(Array.from({ length: count }, () => ask(path)))
      return Map.groupBy(answers, ({ status }) => status)
    }
    const checks = await statuses('/health', 13)
    expect([checks.get(200)?.length, checks.get(429)?.length]).toEqual([10, 3])
    for (const answer of checks.get(429) ?? []) {
      expectProblem(answer, { code: 'TOO_MANY_REQUESTS' })
      expect(answer.headers.get('retry-after')).toBe('60')
    }
    const files = await statuses('/openapi.json', 20)
    const others = await statuses('/docs', 8)
    expect([files.get(200)?.length, others.get(200)?.length, others.get(429)?.length]).toEqual([20, 5, 3])
    expect((await ask('/nothing')).status).toBe(429)
    expect((await ask()).headers.get('ratelimit-remaining')).toBe('4')
  })

  it('asks the database once for all health checks that come together', async () => {
    const statements = await statementsOf(service, (context) =>
      Promise.all(
        Array.from({ length: 50 }, () =>
          healthHandlers.getHealth({} as HandlerRequest<'getHealth'>, context),
        ),
      ),
    )
    expect(statements).toEqual(['select 1'])
  })
})

describe('without a trusted proxy', () => {
  it('nothing that a client writes makes it another network', async () => {
    const direct = await testService({ RATE_LIMIT_PER_MINUTE: '5', TRUSTED_PROXIES: '0' }, 'bare')
    try {
      const statuses: number[] = []
      for (let i = 1; i <= 6; i += 1) {
        const forged = { 'X-Forwarded-For': `203.0.113.${i}`, ...otherNames(`203.0.113.${i}`) }
        statuses.push((await ask('/api/vehicle-types', forged, 'GET', direct.url)).status)
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    } finally {
      await direct.close()
    }
  })
})

describe('behind two trusted proxies', () => {
  it('the second address from the right counts, whatever stands before it', async () => {
    const behind = await testService({ RATE_LIMIT_PER_MINUTE: '5', TRUSTED_PROXIES: '2' }, 'bare')
    const from = (client: string, forged: string) =>
      ask('/api/vehicle-types', { 'X-Forwarded-For': `${forged}, ${client}, 192.0.2.1` }, 'GET', behind.url)
    try {
      for (let i = 1; i <= 5; i += 1) expect((await from('203.0.113.1', `198.51.100.${i}`)).status).toBe(200)
      expect((await from('203.0.113.1', '198.51.100.9')).status).toBe(429)
      expect((await from('203.0.113.2', '198.51.100.9')).status).toBe(200)
    } finally {
      await behind.close()
    }
  })
})

describe('the rate limit and pages of other origins', () => {
  const page = { Origin: 'https://partner.example' }
  const preflight = { ...page, 'Access-Control-Request-Method': 'POST' }

  it('counts what a browser asks before a call', async () => {
    const answer = await ask('/api/calculate-price', preflight, 'OPTIONS')
    expect(answer.headers.get('ratelimit-remaining')).toBe('4')
    for (let i = 0; i < 4; i += 1) await ask('/api/calculate-price', preflight, 'OPTIONS')
    expectProblem(await ask('/api/calculate-price', preflight, 'OPTIONS'), { code: 'TOO_MANY_REQUESTS' })
  })

  it('lets any page read that it has to wait', async () => {
    for (let i = 0; i < 5; i += 1) await ask()
    const { status, headers } = await ask('/api/calculate-price', page, 'POST')
    expect([status, headers.get('access-control-allow-origin')]).toEqual([429, '*'])
    expect(headers.get('access-control-expose-headers')).toContain('Retry-After')
  })
})

describe('two processes on one database', () => {
  const db = () => service.context.orm.em.fork().getKysely()
  const rows = async () =>
    (await sql<{ taken: number }>`select taken from network_allowance`.execute(db())).rows

  it('hold one limit together, and find it full again in the next minute', async () => {
    const two = await runService(
      service.context.config,
      () => {},
      () => service.clock.now,
    )
    const alternately = async (count: number) => {
      const statuses: number[] = []
      for (let i = 0; i < count; i += 1) {
        statuses.push((await ask('/api/vehicle-types', {}, 'GET', i % 2 ? two.url : service.url)).status)
      }
      return statuses
    }
    try {
      expect(await alternately(8)).toEqual([200, 200, 200, 200, 200, 429, 429, 429])
      service.clock.now = new Date(service.clock.now.getTime() + 60_000)
      const together = await Promise.all([alternately(4), alternately(4)])
      expect(together.flat().filter((status) => status === 200)).toHaveLength(5)
    } finally {
      await two.stop()
    }
  })

  it('leave nothing behind once the sweep has gone through', async () => {
    await ask()
    expect((await rows()).length).toBeGreaterThan(1)
    await sweep(service.context)
    expect(await rows()).toEqual([{ taken: 1 }])
    service.clock.now = new Date(service.clock.now.getTime() + 60_000)
    await sweep(service.context)
    expect(await rows()).toEqual([])
  })
})

describe('while the database does not answer', () => {
  const run = (statement: string) => service.context.orm.em.fork().getConnection().execute(statement)

  it('a process counts by itself', async () => {
    await run('alter table network_allowance rename to network_allowance_away')
    try {
      for (let i = 0; i < 5; i += 1) expect((await ask('/api/nothing')).status).toBe(404)
      expect((await ask('/api/nothing')).status).toBe(429)
    } finally {
      await run('alter table network_allowance_away rename to network_allowance')
    }
  })

  it('nobody waits for it longer than a second', async () => {
    await service.context.orm.em.fork().transactional(async (em) => {
      await em.getConnection().execute('lock table network_allowance', [], 'run', em.getTransactionContext())
      const began = performance.now()
      expect((await ask('/api/nothing')).status).toBe(404)
      expect(performance.now() - began).toBeGreaterThan(900)
    })
  })
})
