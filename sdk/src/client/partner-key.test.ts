import { afterEach, describe, expect, it, vi } from 'vitest'
import { createClient } from './create-client.ts'
import { json, serve } from './test-server.ts'

const SERVICE = 'https://fiacre.test'

/** What a client sends, without a network. */
function listen() {
  const seen: Request[] = []
  const fetch: typeof globalThis.fetch = async (input) => {
    seen.push(input as Request)
    return Response.json({})
  }
  return { seen, fetch }
}

/** Makes this a page of an origin, as far as a client can tell. */
function openPage(origin: string): void {
  vi.stubGlobal('document', {})
  vi.stubGlobal('location', { href: `${origin}/offers`, origin })
  vi.stubGlobal('origin', origin)
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

describe('a publishable key', () => {
  it('goes into the address of a read that takes it there, from the page of another origin', async () => {
    openPage('https://hotel.test')
    const { seen, fetch } = listen()
    await createClient({ baseUrl: SERVICE, key: 'pk_demo', fetch }).searchPlaces({ query: { q: 'Geneva' } })
    expect(seen[0]?.url).toBe(`${SERVICE}/api/places?key=pk_demo&q=Geneva`)
    expect([...seen[0]!.headers.keys()]).toEqual(['accept'])
  })

  it.each(['listVehicleTypes', 'getExchangeRates', 'getBrand'] as const)(
    'goes into the address of %s too',
    async (id) => {
      openPage('https://hotel.test')
      const { seen, fetch } = listen()
      await createClient({ baseUrl: SERVICE, key: 'pk_demo', fetch })[id]()
      expect(new URL(seen[0]!.url).searchParams.get('key')).toBe('pk_demo')
    },
  )

  it('goes into Authorization of anything else', async () => {
    openPage('https://hotel.test')
    const { seen, fetch } = listen()
    const client = createClient({ baseUrl: SERVICE, key: 'pk_demo', fetch })
    await client.createCheckoutSession({ body: { quoteId: 'q' } })
    await client.getHealth()
    expect(seen.map(({ url }) => new URL(url).search)).toEqual(['', ''])
    expect(seen.map(({ headers }) => headers.get('authorization'))).toEqual([
      'Bearer pk_demo',
      'Bearer pk_demo',
    ])
  })

  it("goes into Authorization on the service's own pages", async () => {
    openPage(SERVICE)
    const { seen, fetch } = listen()
    await createClient({ baseUrl: SERVICE, key: 'pk_demo', fetch }).getBrand()
    expect(seen[0]?.url).toBe(`${SERVICE}/api/brand`)
    expect(seen[0]?.headers.get('authorization')).toBe('Bearer pk_demo')
  })

  it('goes into the address from a page without an origin of its own', async () => {
    openPage(SERVICE)
    vi.stubGlobal('origin', 'null')
    const { seen, fetch } = listen()
    await createClient({ baseUrl: SERVICE, key: 'pk_demo', fetch }).getBrand()
    expect(seen[0]?.url).toBe(`${SERVICE}/api/brand?key=pk_demo`)
  })

  it('goes into Authorization outside of a browser', async () => {
    const { baseUrl, heard } = await serve((response) => json(response, 200, []))
    await createClient({ baseUrl, key: 'pk_demo' }).listVehicleTypes()
    expect(heard[0]).toMatchObject({
      url: '/api/vehicle-types',
      headers: { authorization: 'Bearer pk_demo' },
    })
  })
})

describe('a secret key', () => {
  it('goes into Authorization', async () => {
    const { baseUrl, heard } = await serve((response) => json(response, 200, []))
    await createClient({ baseUrl, key: 'sk_live_1' }).listVehicleTypes()
    expect(heard[0]).toMatchObject({
      url: '/api/vehicle-types',
      headers: { authorization: 'Bearer sk_live_1' },
    })
  })

  it.each(['document', 'importScripts'])('is refused in a browser, known by its %s', (sign) => {
    vi.stubGlobal(sign, {})
    expect(() => createClient({ baseUrl: SERVICE, key: 'sk_live_1' })).toThrow(
      /must not be used in a browser/,
    )
    expect(() => createClient({ baseUrl: SERVICE, key: ' sk_live_1' })).toThrow(TypeError)
  })

  it('is not repeated in the refusal', () => {
    vi.stubGlobal('document', {})
    expect(() => createClient({ key: 'sk_live_1' })).not.toThrow(/live_1/)
  })
})

describe('cookies', () => {
  it('stay at home with a key, unless they are asked for', async () => {
    const { seen, fetch } = listen()
    await createClient({ baseUrl: SERVICE, fetch }).getHealth()
    await createClient({ baseUrl: SERVICE, key: 'pk_demo', fetch }).getHealth()
    await createClient({ baseUrl: SERVICE, key: 'pk_demo', credentials: 'same-origin', fetch }).getHealth()
    expect(seen.map((request) => request.credentials)).toEqual(['include', 'omit', 'same-origin'])
  })
})

describe('without a key', () => {
  it('nothing is said about one, whatever the environment holds', async () => {
    for (const name of ['FIACRE_KEY', 'FIACRE_SECRET_KEY', 'FIACRE_API_KEY']) vi.stubEnv(name, 'sk_live_1')
    const { baseUrl, heard } = await serve((response) => json(response, 200, []))
    await createClient({ baseUrl }).listVehicleTypes()
    await createClient({ baseUrl, key: '' }).listVehicleTypes()
    expect(heard.map(({ url, headers }) => [url, headers.authorization])).toEqual([
      ['/api/vehicle-types', undefined],
      ['/api/vehicle-types', undefined],
    ])
  })
})
