import { describe, expect, it } from 'vitest'
import { createClient } from './create-client.ts'
import { json, problem, serve, type Answer } from './test-server.ts'

const journey = {
  vehicleTypeId: 1,
  pickupLocation: 'Geneva Airport (GVA), Switzerland',
  destination: 'Chamonix, France',
  passengers: 2,
  pickupDate: '2026-02-14',
  pickupTime: '14:30',
}

/** Fails once with a status, then answers well. */
function onceFailing(status: number, headers = {}): Answer {
  return (response, _heard, count) =>
    count === 1 ? problem(response, status, 'UNAVAILABLE', headers) : json(response, 200, {})
}

describe('a read', () => {
  it.each([408, 429, 500, 502, 503, 504])('goes out again after %i', async (status) => {
    const { baseUrl, heard } = await serve(onceFailing(status))
    await createClient({ baseUrl }).listVehicleTypes()
    expect(heard).toHaveLength(2)
  })

  it.each([400, 401, 404, 409])('does not go out again after %i', async (status) => {
    const { baseUrl, heard } = await serve(onceFailing(status))
    await createClient({ baseUrl })
      .listVehicleTypes()
      .catch(() => {})
    expect(heard).toHaveLength(1)
  })

  it('goes out again when the connection breaks', async () => {
    const { baseUrl, heard } = await serve((response, _heard, count) =>
      count === 1 ? response.destroy() : json(response, 200, []),
    )
    await createClient({ baseUrl }).listVehicleTypes()
    expect(heard).toHaveLength(2)
  })

  it('goes out three times at most, each time after a longer pause', async () => {
    const moments: number[] = []
    const { baseUrl } = await serve((response) => {
      moments.push(performance.now())
      problem(response, 503, 'UNAVAILABLE')
    })
    await expect(createClient({ baseUrl }).listVehicleTypes()).rejects.toMatchObject({ status: 503 })
    const [first = 0, second = 0, third = 0, ...more] = moments
    expect(more).toEqual([])
    expect(second - first).toBeGreaterThanOrEqual(220)
    expect(third - second).toBeGreaterThanOrEqual(440)
  })

  it.each([0, 1, 2])('goes out again %i times where the client is told so', async (readRetries) => {
    const { baseUrl, heard } = await serve((response) =>
      problem(response, 500, 'INTERNAL', { 'retry-after': '0' }),
    )
    await expect(createClient({ baseUrl, readRetries }).listVehicleTypes()).rejects.toMatchObject({
      status: 500,
    })
    expect(heard).toHaveLength(1 + readRetries)
  })

  it('waits as long as Retry-After says', async () => {
    const { baseUrl } = await serve(onceFailing(503, { 'retry-after': '1' }))
    const start = performance.now()
    await createClient({ baseUrl }).listVehicleTypes()
    expect(performance.now() - start).toBeGreaterThanOrEqual(990)
  })

  it('does not take RateLimit-Reset for a Retry-After', async () => {
    // A wait of a minute would not be begun.
    const { baseUrl, heard } = await serve(onceFailing(503, { 'ratelimit-reset': '60' }))
    await createClient({ baseUrl }).listVehicleTypes()
    expect(heard).toHaveLength(2)
  })

  it('is refused at once when Retry-After asks for a long wait', async () => {
    const { baseUrl, heard } = await serve(onceFailing(429, { 'retry-after': '60' }))
    await expect(createClient({ baseUrl }).listVehicleTypes()).rejects.toMatchObject({ retryAfter: 60 })
    expect(heard).toHaveLength(1)
  })

  it("ends with the service's answer when no time is left for another try", async () => {
    const { baseUrl } = await serve((response) =>
      problem(response, 503, 'UNAVAILABLE', { 'retry-after': '2' }),
    )
    await expect(createClient({ baseUrl, timeoutMs: 1000 }).getHealth()).rejects.toMatchObject({
      status: 503,
    })
  })
})

describe('a write', () => {
  it('does not go out again when the operation takes no key', async () => {
    const { baseUrl, heard } = await serve(onceFailing(503))
    await createClient({ baseUrl })
      .calculatePrice({ body: journey })
      .catch(() => {})
    expect(heard).toHaveLength(1)
  })

  it('goes out again under the same key when the operation takes one', async () => {
    const { baseUrl, heard } = await serve(onceFailing(503))
    await createClient({ baseUrl }).createBooking({ body: journey })
    const keys = heard.map(({ headers }) => headers['idempotency-key'])
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), keys[0]])
  })

  it('goes out again also where reads do not', async () => {
    const { baseUrl, heard } = await serve(onceFailing(503))
    await createClient({ baseUrl, readRetries: 0 }).createBooking({ body: journey })
    expect(heard).toHaveLength(2)
  })

  it.each([
    ['createCheckoutSession', { quoteId: 'q' }],
    ['redeemCheckoutResult', { resultToken: 'cr_1' }],
  ] as const)('of %s goes out again under the same key', async (id, body) => {
    const { baseUrl, heard } = await serve(onceFailing(503))
    const client = createClient({ baseUrl, key: 'pk_demo' })
    await (client[id] as (input: { body: object }) => Promise<unknown>)({ body })
    const keys = heard.map(({ headers }) => headers['idempotency-key'])
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), keys[0]])
  })

  it('goes out again with the same body', async () => {
    const { baseUrl, heard } = await serve(onceFailing(503))
    await createClient({ baseUrl }).createBooking({ body: journey })
    expect(heard.map(({ body }) => body)).toEqual([JSON.stringify(journey), JSON.stringify(journey)])
  })

  it('has a new key for each call', async () => {
    const { baseUrl, heard } = await serve((response) => json(response, 201, {}))
    const client = createClient({ baseUrl })
    await client.createBooking({ body: journey })
    await client.createBooking({ body: journey })
    expect(heard[0]?.headers['idempotency-key']).not.toBe(heard[1]?.headers['idempotency-key'])
  })

  it("goes out under the caller's own key", async () => {
    const { baseUrl, heard } = await serve((response) => json(response, 201, {}))
    await createClient({ baseUrl }).createBooking({ body: journey, idempotencyKey: 'wish-7' })
    expect(heard[0]?.headers['idempotency-key']).toBe('wish-7')
  })

  it('sends no key when the operation takes none', async () => {
    const { baseUrl, heard } = await serve((response) => json(response, 200, {}))
    await createClient({ baseUrl }).calculatePrice({ body: journey })
    expect(heard[0]?.headers).not.toHaveProperty('idempotency-key')
  })
})
