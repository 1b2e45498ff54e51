import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FLEET, GENEVA_AIRPORT } from '../booking/flow/testing/samples.ts'
import { elementClient } from './element-client.ts'

const ORIGIN = 'https://fiacre.example'

const service = vi.fn<typeof fetch>()

beforeEach(() => vi.stubGlobal('fetch', service))
afterEach(() => {
  vi.unstubAllGlobals()
  service.mockReset()
  failed.mockReset()
})

const failed = vi.fn<(thrown: unknown) => void>()

function clientFor(key = 'pk_demo') {
  return elementClient({ origin: ORIGIN, key: () => key, language: () => 'pl-PL', failed })
}

function asked(): string[] {
  return service.mock.calls.map(([input]) => (input instanceof Request ? input.url : String(input)))
}

describe('the client of an element', () => {
  it('reads the fleet and the places by the browser’s own fetch', async () => {
    service.mockResolvedValueOnce(Response.json(FLEET))
    service.mockResolvedValueOnce(Response.json({ places: [GENEVA_AIRPORT] }))
    const client = clientFor()
    expect(await client.listVehicleTypes()).toEqual(FLEET)
    expect(await client.searchPlaces({ query: { q: 'Genève', limit: 6 } })).toEqual({
      places: [GENEVA_AIRPORT],
    })
    expect(asked()).toEqual([
      `${ORIGIN}/api/vehicle-types?key=pk_demo`,
      `${ORIGIN}/api/places?q=Gen%C3%A8ve&limit=6&key=pk_demo`,
    ])
    expect(service.mock.calls[0]?.[1]).toMatchObject({
      credentials: 'omit',
      headers: { 'accept-language': 'pl-PL' },
    })
  })

  it('takes a refusal for the first try of the whole client, which knows when to try again', async () => {
    service.mockResolvedValueOnce(new Response('', { status: 503, headers: { 'Retry-After': '0' } }))
    service.mockResolvedValueOnce(Response.json(FLEET))
    expect(await clientFor().listVehicleTypes()).toEqual(FLEET)
    expect(service).toHaveBeenCalledTimes(2)
  })

  it('tells a refusal that no further try would mend as the SDK does, without asking twice', async () => {
    service.mockResolvedValueOnce(new Response('{}', { status: 400 }))
    await expect(clientFor().listVehicleTypes()).rejects.toMatchObject({
      name: 'FiacreError',
      status: 400,
    })
    expect(service).toHaveBeenCalledOnce()
  })

  it('tells a page where data is due as the SDK does', async () => {
    service.mockResolvedValueOnce(
      new Response('<p>Maintenance', { headers: { 'Content-Type': 'text/html' } }),
    )
    await expect(clientFor().listVehicleTypes()).rejects.toMatchObject({
      code: 'UNEXPECTED_RESPONSE',
    })
  })

  it('tries again where the connection broke', async () => {
    service.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    service.mockResolvedValueOnce(Response.json(FLEET))
    expect(await clientFor().listVehicleTypes()).toEqual(FLEET)
  })

  it.each([
    ['answers 500', async () => new Response('{}', { status: 500, headers: { 'Retry-After': '0' } })],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('asks a service that %s three times in all', async (_name, answer) => {
    service.mockImplementation(answer)
    await expect(clientFor().listVehicleTypes()).rejects.toThrow()
    expect(service).toHaveBeenCalledTimes(3)
  })

  it('stops when it is called off', async () => {
    const stop = new AbortController()
    service.mockImplementationOnce(async (_input, init) => {
      stop.abort(new Error('typed on'))
      throw init?.signal?.reason
    })
    await expect(clientFor().searchPlaces({ query: { q: 'Gen' }, signal: stop.signal })).rejects.toThrow(
      'typed on',
    )
    expect(service).toHaveBeenCalledOnce()
  })

  it('sends by the whole client, with the key in a header and no cookies', async () => {
    service.mockResolvedValueOnce(Response.json({ distanceKm: 88.3 }))
    const client = clientFor()
    await client.prepare()
    await client.calculateDistance({ body: { pickup: 'Geneva Airport', destination: 'Chamonix' } })
    expect(asked()).toEqual([`${ORIGIN}/api/calculate-distance`])
    const request = service.mock.calls[0]![0] as Request
    expect(request.headers.get('authorization')).toBe('Bearer pk_demo')
    expect(request.credentials).toBe('omit')
  })

  it('reads by the whole client with the key in the address, where no header makes the browser ask twice', async () => {
    // A page of another origin, as far as the SDK looks.
    vi.stubGlobal('document', {})
    vi.stubGlobal('location', new URL('https://hotel.example/'))
    vi.stubGlobal('origin', 'https://hotel.example')
    service.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    service.mockResolvedValueOnce(Response.json(FLEET))
    await clientFor().listVehicleTypes()
    expect(asked().at(-1)).toBe(`${ORIGIN}/api/vehicle-types?key=pk_demo`)
    expect((service.mock.calls.at(-1)![0] as Request).headers.has('authorization')).toBe(false)
  })

  it('goes without a key on the service’s own pages', async () => {
    service.mockResolvedValueOnce(Response.json(FLEET))
    await clientFor('').listVehicleTypes()
    expect(asked()).toEqual([`${ORIGIN}/api/vehicle-types`])
  })

  it('tells of a call that failed, once', async () => {
    service.mockImplementation(async () => new Response('{}', { status: 400 }))
    const client = clientFor()
    const refusal = await client.listVehicleTypes().catch((error: unknown) => error)
    expect(failed).toHaveBeenCalledExactlyOnceWith(refusal)
  })

  it('tells nothing of a call that was called off', async () => {
    const stop = new AbortController()
    service.mockImplementation(async () => {
      stop.abort(new Error('typed on'))
      throw new TypeError('aborted')
    })
    await expect(clientFor().searchPlaces({ query: { q: 'Gen' }, signal: stop.signal })).rejects.toThrow()
    expect(failed).not.toHaveBeenCalled()
  })
})
