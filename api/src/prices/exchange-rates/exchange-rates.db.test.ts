import { DISPLAY_RATES } from '@fiacre/sdk/rules'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { TestClient } from '../../../test/support/client.ts'
import { testService, type TestService } from '../../../test/support/service.ts'
import { answering, rateServer } from './testing/rate-server.ts'
import { ecbXml } from './testing/source-answers.ts'

let service: TestService
afterEach(() => service.close())

const ask = () => new TestClient(service.url).call('GET', '/api/exchange-rates')

describe('GET /api/exchange-rates', () => {
  it('answers the fixed table without set-up', async () => {
    service = await testService({}, 'bare')
    const { status, body, headers } = await ask()
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('public, max-age=300')
    expect(body).toEqual({ base: 'EUR', rates: DISPLAY_RATES, source: 'table', date: null, ageSeconds: null })
  })

  it("answers the source's rates with their age, and goes on when the source is gone", async () => {
    const source = await rateServer()
    source.answer = answering(ecbXml('2026-11-20', { PLN: '4.2415' }))
    service = await testService({ EXCHANGE_RATES_URL: source.url }, 'bare')
    const first = await vi.waitFor(async () => {
      const { body } = await ask()
      expect(body).toMatchObject({ source: 'ecb', date: '2026-11-20' })
      return body
    }, 15_000)
    expect(first['rates']).toEqual({ ...DISPLAY_RATES, PLN: 4.2415 })
    await source.close()
    service.clock.now = new Date(service.clock.now.getTime() + 3 * 86_400_000)
    const { status, body } = await ask()
    expect(status).toBe(200)
    expect(body).toMatchObject({ source: 'ecb', date: '2026-11-20' })
    expect(body['ageSeconds']).toBeGreaterThanOrEqual(3 * 86_400)
  })
})
