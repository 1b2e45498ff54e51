import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { expectProblem } from './problems.ts'
import { rawRequest } from './raw-request.ts'
import { testService, type TestService } from './service.ts'

let service: TestService
let minutes = 0

beforeAll(async () => {
  service = await testService({ RATE_LIMIT_PER_MINUTE: '5', TRUSTED_PROXIES: '1' })
})
beforeEach(() => {
  // Every test gets a window of its own.
  minutes += 2
  service.clock.now = new Date(Date.UTC(2031, 0, 1, 0, minutes))
})
afterAll(() => service.close())

const ask = (path = '/api/vehicle-types', headers: Record<string, string> = {}, method = 'GET') =>
  rawRequest(service.url, { method, path, headers })

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
    expect(problem.message).toContain('5 requests in a minute')
    expect(refused.headers.get('retry-after')).toBe('42')
    expect(refused.headers.get('ratelimit-remaining')).toBe('0')
    service.clock.now = new Date(service.clock.now.getTime() + 42_000)
    expect((await ask()).status).toBe(200)
  })

  it('counts every request of the API together, also those that fail', async () => {
    await ask('/api/nothing')
    await ask('/api/auth/user')
    await ask('/api/auth/login', {}, 'POST')
    await ask('/api/vehicle-types', {}, 'HEAD')
    expect((await ask()).headers.get('ratelimit-remaining')).toBe('0')
    expectProblem(await ask('/api/places?q=gen'), { code: 'TOO_MANY_REQUESTS' })
  })

  it('keeps addresses apart, as the proxy tells them', async () => {
    for (let i = 0; i < 6; i += 1) await ask('/api/vehicle-types', { 'X-Forwarded-For': '203.0.113.1' })
    expect((await ask('/api/vehicle-types', { 'X-Forwarded-For': '203.0.113.1' })).status).toBe(429)
    expect((await ask('/api/vehicle-types', { 'X-Forwarded-For': '203.0.113.2' })).status).toBe(200)
  })

  it('believes the trusted proxy alone: what the client puts before it changes nothing', async () => {
    for (let i = 0; i < 6; i += 1) {
      await ask('/api/vehicle-types', { 'X-Forwarded-For': `198.51.100.${i}, 203.0.113.7` })
    }
    const forged = await ask('/api/vehicle-types', { 'X-Forwarded-For': '198.51.100.99, 203.0.113.7' })
    expect(forged.status).toBe(429)
  })

  it('leaves pages, documents and the health check alone', async () => {
    for (let i = 0; i < 8; i += 1) {
      expect((await ask('/health')).status).toBe(200)
      expect((await ask('/openapi.json')).status).toBe(200)
    }
    expect((await ask()).headers.get('ratelimit-remaining')).toBe('4')
  })
})
