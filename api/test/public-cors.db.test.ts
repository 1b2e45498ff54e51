import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TestClient } from './client.ts'
import { testService, type TestService } from './service.ts'
import { newTraveller, trip } from './traveller.ts'

let service: TestService
beforeAll(async () => {
  service = await testService()
})
afterAll(() => service.close())

const HERE = 'http://localhost:8080'

function price(origin: string, client = new TestClient(service.url)) {
  return client.call('POST', '/api/calculate-price', trip(service.clock.now), { Origin: origin })
}

describe('a page of another origin', () => {
  it('on this machine may ask for a price, without cookies', async () => {
    const { status, headers } = await price(HERE)
    expect(status).toBe(200)
    expect(headers.get('access-control-allow-origin')).toBe(HERE)
    expect(headers.get('access-control-allow-credentials')).toBeNull()
    expect(headers.get('vary')).toMatch(/origin/i)
  })

  it('is told so when the browser asks first', async () => {
    const response = await fetch(new URL('/api/calculate-price', service.url), {
      method: 'OPTIONS',
      headers: { Origin: HERE, 'Access-Control-Request-Method': 'POST' },
    })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-headers')).toContain('Content-Type')
  })

  it('does not get the copy that the browser keeps for the site', async () => {
    const { headers } = await new TestClient(service.url).call('GET', '/api/vehicle-types')
    expect(headers.get('vary')).toMatch(/origin/i)
  })

  it('elsewhere may not', async () => {
    const { status, headers } = await price('https://partner.example')
    expect(status).toBe(403)
    expect(headers.get('access-control-allow-origin')).toBeNull()
  })

  it('may not with a cookie', async () => {
    const { client } = await newTraveller(service.url)
    expect((await price(HERE, client)).status).toBe(403)
  })

  it('may not call anything else', async () => {
    const client = new TestClient(service.url)
    const login = { email: 'a@example.com', password: 'whatever it is' }
    const { status, headers } = await client.call('POST', '/api/auth/login', login, { Origin: HERE })
    expect(status).toBe(403)
    expect(headers.get('access-control-allow-origin')).toBeNull()
  })

  it('may not ask for prices in production', async () => {
    const production = await testService({ NODE_ENV: 'production', LOG_LEVEL: 'silent' })
    const client = new TestClient(production.url)
    const { status } = await client.call('POST', '/api/calculate-price', trip(), { Origin: HERE })
    expect(status).toBe(403)
    await production.close()
  })
})
