import { HORIZON_DAYS } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { hashOfKey } from '#people/partners/keys.ts'
import { listKeys } from '#people/partners/keys.service.ts'
import { TestClient } from '../support/client.ts'
import { DEMO, newPartner, PAGE } from '../support/partners.ts'
import { rawRequest } from '../support/raw-request.ts'
import { testService, type TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { newTraveller, trip } from '../support/traveller.ts'

let service: TestService
beforeAll(async () => {
  service = await sharedService()
})

const bearer = (key: string) => ({ Authorization: `Bearer ${key}` })

function price(headers: Record<string, string>, client = new TestClient(service.url)) {
  return client.call('POST', '/api/calculate-price', trip(service.clock.now), headers)
}

function preflight(origin: string, path = '/api/calculate-price') {
  return fetch(new URL(path, service.url), {
    method: 'OPTIONS',
    headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
  })
}

describe('a page of another origin', () => {
  it('that the partner lists may ask for a price, without cookies', async () => {
    const { status, headers } = await price({ ...DEMO, Origin: PAGE })
    expect(status).toBe(200)
    expect(headers.get('access-control-allow-origin')).toBe(PAGE)
    expect(headers.get('access-control-allow-credentials')).toBeNull()
    expect(headers.get('vary')).toMatch(/origin/i)
  })

  it('is told so when the browser asks first', async () => {
    const response = await preflight(PAGE)
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-headers')).toMatch(/Authorization.*Content-Type/)
    expect(response.headers.get('access-control-allow-methods')).toBe('POST')
  })

  it('reads with the key in the address, so that the browser need not ask first', async () => {
    const client = new TestClient(service.url)
    const { status, headers } = await client.call('GET', '/api/places?q=geneva&key=pk_demo', undefined, {
      Origin: PAGE,
    })
    expect(status).toBe(200)
    expect(headers.get('access-control-allow-origin')).toBe(PAGE)
  })

  it('may see what went wrong, such as that it asks too often', async () => {
    const { headers } = await price({ ...bearer('pk_live_nobody'), Origin: PAGE })
    expect(headers.get('access-control-allow-origin')).toBe(PAGE)
    expect(headers.get('access-control-expose-headers')).toContain('Retry-After')
  })

  it('may not without a key', async () => {
    expect((await price({ Origin: PAGE })).status).toBe(403)
  })

  it('of somebody else may not, and can read why alone', async () => {
    // Of no partner at all, also not of one that another file has made.
    const stranger = 'https://stranger.example'
    const { status, body, headers } = await price({ ...DEMO, Origin: stranger })
    expect(status).toBe(403)
    expect(body).toMatchObject({ code: 'ORIGIN_NOT_ALLOWED' })
    expect(headers.get('access-control-allow-origin')).toBe('*')
    const asked = await preflight(stranger)
    expect(asked.status).toBe(405)
    expect(asked.headers.get('access-control-allow-origin')).toBeNull()
  })

  it('without an origin of its own may not', async () => {
    expect((await price({ ...DEMO, Origin: 'null' })).status).toBe(403)
    expect((await preflight('null')).status).toBe(405)
  })

  it('that names no port there is may not', async () => {
    const { status, body } = await price({ ...DEMO, Origin: 'http://localhost:99999' })
    expect([status, body['code']]).toEqual([403, 'ORIGIN_NOT_ALLOWED'])
  })

  it('of one partner may not use the key of another', async () => {
    const one = await newPartner(service, { origins: ['https://one.example'] })
    const two = await newPartner(service, { origins: ['https://two.example'] })
    const key = await one.key('publishable')
    expect((await price({ ...bearer(key), Origin: 'https://one.example' })).status).toBe(200)
    expect((await price({ ...bearer(key), Origin: 'https://two.example' })).status).toBe(403)
    expect(
      (await price({ ...bearer(await two.key('publishable')), Origin: 'https://two.example' })).status,
    ).toBe(200)
  })

  it('has no session, whatever cookies come along', async () => {
    const { client } = await newTraveller(service.url)
    const { status, body } = await price({ ...DEMO, Origin: PAGE }, client)
    expect(status).toBe(200)
    const { rows } = await sql<{ user_id: string | null }>`
      select user_id from quote where id = ${String(body['quoteId'])}`.execute(
      service.context.orm.em.fork().getKysely(),
    )
    expect(rows).toEqual([{ user_id: null }])
  })

  it('may not call anything else', async () => {
    const client = new TestClient(service.url)
    const login = { email: 'a@example.com', password: 'whatever it is' }
    const { status, headers } = await client.call('POST', '/api/auth/login', login, { ...DEMO, Origin: PAGE })
    expect(status).toBe(403)
    expect(headers.get('access-control-allow-origin')).toBeNull()
    expect((await preflight(PAGE, '/api/bookings')).headers.get('access-control-allow-origin')).toBeNull()
  })

  it('does not get the copy that the browser keeps for the site', async () => {
    const { headers } = await new TestClient(service.url).call('GET', '/api/vehicle-types')
    expect(headers.get('vary')).toMatch(/origin/i)
  })
})

describe('a key', () => {
  it('is kept as a hash alone', async () => {
    const partner = await newPartner(service)
    const key = await partner.key('secret')
    const { rows } = await sql<{ row: string }>`
      select k::text as row from partner_key k where key_hash = ${hashOfKey(key)}`.execute(
      service.context.orm.em.fork().getKysely(),
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]?.row).not.toContain(key)
  })

  it('that is secret works from a server for what it was made for, and never from a browser', async () => {
    const partner = await newPartner(service, { origins: [PAGE] })
    const key = await partner.key('secret', 'test', ['journeys'])
    const { status: priced, body: quote } = await price(bearer(key))
    expect(priced).toBe(200)
    const handOver = new TestClient(service.url)
    const body = { quoteId: quote['quoteId'] }
    const refused = await handOver.call('POST', '/api/checkout-sessions', body, bearer(key))
    expect([refused.status, refused.body]).toMatchObject([403, { code: 'SCOPE_MISSING' }])
    const fromBrowsers: Record<string, string>[] = [{ Origin: PAGE }, { 'Sec-Fetch-Site': 'same-origin' }]
    for (const headers of fromBrowsers) {
      const { status, body } = await price({ ...bearer(key), ...headers })
      expect(status).toBe(403)
      expect(body).toMatchObject({ code: 'SECRET_KEY_IN_BROWSER' })
    }
  })

  it('that is secret is refused in an address, and remembered as one to rotate', async () => {
    const partner = await newPartner(service, { origins: [PAGE] })
    const exposed = await partner.key('secret', 'test')
    const before = await listKeys(service.context.orm, partner.id)
    const hidden = await partner.key('secret', 'test')
    const { status, body } = await new TestClient(service.url).call('GET', `/api/places?q=gen&key=${exposed}`)
    expect([status, body]).toMatchObject([403, { code: 'SECRET_KEY_IN_BROWSER' }])
    expect((await price(bearer(hidden))).status).toBe(200)
    const keys = await listKeys(service.context.orm, partner.id)
    expect(keys).toHaveLength(2)
    expect(keys.filter(({ exposedAt }) => exposedAt).map(({ id }) => id)).toEqual(before.map(({ id }) => id))
  })

  it('that is live does not work on pages of one’s own machine', async () => {
    const partner = await newPartner(service, { origins: [PAGE] })
    const live = await price({ ...bearer(await partner.key('publishable')), Origin: PAGE })
    expect(live.body).toMatchObject({ code: 'ORIGIN_NOT_ALLOWED' })
    const test = await price({ ...bearer(await partner.key('publishable', 'test')), Origin: PAGE })
    expect(test.status).toBe(200)
  })

  it('that is unknown, malformed, revoked or run out is refused', async () => {
    const partner = await newPartner(service)
    const [revoked, rotated] = [await partner.key('secret'), await partner.key('secret')]
    const db = service.context.orm.em.fork().getKysely()
    await sql`update partner_key set revoked_at = now() where key_hash = ${hashOfKey(revoked)}`.execute(db)
    await sql`update partner_key set expires_at = now() + interval '1 hour' where key_hash = ${hashOfKey(rotated)}`.execute(
      db,
    )
    const codeOf = async (key: string) => (await price(bearer(key))).body['code']
    expect(await codeOf('pk_live_nobodyhasthisone')).toBe('INVALID_KEY')
    expect(await codeOf("'; drop table partner")).toBe('INVALID_KEY')
    expect(await codeOf(revoked)).toBe('KEY_REVOKED')
    expect(await codeOf(rotated)).toBeUndefined()
    service.clock.now = new Date(Date.now() + 2 * 3_600_000)
    expect(await codeOf(rotated)).toBe('KEY_REVOKED')
    service.clock.now = new Date()
  })

  it.each(['sk_test_of_nobody', 'pk_demo'])(
    '%s opens nothing of a person, and is told where it is taken',
    async (key) => {
      const { status, body } = await new TestClient(service.url).call(
        'GET',
        '/api/bookings',
        undefined,
        bearer(key),
      )
      expect(status).toBe(401)
      expect(body['code']).toBe('UNAUTHORIZED')
      expect(body['message']).toMatch(
        /^Partner keys are not taken here.*POST \/api\/calculate-price.*checkout-sessions/,
      )
      expect(body['message']).not.toContain(key)
      const unsigned = await new TestClient(service.url).call('GET', '/api/bookings')
      expect(unsigned.body['message']).toBe('Authentication required')
    },
  )

  it('of the demo partner does not exist in production', async () => {
    const production = await testService({ NODE_ENV: 'production', LOG_LEVEL: 'silent' }, 'bare')
    const { status, body } = await new TestClient(production.url).call(
      'POST',
      '/api/calculate-price',
      trip(),
      DEMO,
    )
    expect(status).toBe(401)
    expect(body).toMatchObject({ code: 'INVALID_KEY' })
    await production.close()
  })
})

describe('the look', () => {
  it('is the partner’s by key and by subdomain, else our own', async () => {
    const partner = await newPartner(service, { subdomain: 'lodge' })
    const key = await partner.key('secret')
    const client = new TestClient(service.url)
    const look = {
      name: 'Hotel Chamonix',
      partner: true,
      accent: '#0b5d4b',
      onAccent: '#ffffff',
      logoUrl: null,
      booking: expect.objectContaining({ horizonDays: HORIZON_DAYS }),
    }
    expect((await client.call('GET', '/api/brand', undefined, bearer(key))).body).toEqual(look)
    const bySubdomain = await rawRequest(service.url, {
      path: '/api/brand',
      headers: { Host: 'lodge.localhost:3000' },
    })
    expect(bySubdomain.body).toEqual(look)
    expect((await client.call('GET', '/api/brand')).body).toMatchObject({ name: 'Fiacre', partner: false })
  })
})
