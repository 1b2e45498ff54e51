import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { allMailsTo, database } from '../support/accounts.ts'
import { TestClient } from '../support/client.ts'
import { handOff } from '../support/hand-off.ts'
import { testService, type TestService } from '../support/service.ts'
import { sweeping } from '../support/sweeping.ts'
import { signedUpTraveller, quoteFor, trip } from '../support/traveller.ts'

const DAY = 86_400_000
const NOW = new Date()

let service: TestService

beforeAll(async () => {
  service = await testService({ RATE_LIMIT_PER_MINUTE: '100000' })
})
beforeEach(() => {
  service.clock.now = NOW
})
afterAll(() => service.close())

const { count, run, at, leftAround } = sweeping(() => service)

/** A door in Kraków, where no place of the gazetteer is. */
const HOME = { lat: 50.07123, lon: 19.94417 }
const FROM_HOME = { pickupLocation: 'Owl Street 77b, Kraków', pickupPoint: HOME, destination: 'Warszawa' }

describe('ways', () => {
  const hours = (count: number) => NOW.getTime() + count * 3_600_000
  /** Rows of a way: itself, what it holds for, its picture. */
  async function rowsOfWay(id: string) {
    return [
      await count('route', sql`id = ${id}`),
      await count('route_lookup', sql`route_id = ${id}`),
      await count('route_map', sql`route_id = ${id}`),
    ]
  }
  async function wayOf(mapUrl: string) {
    const visitor = new TestClient(service.url)
    expect((await visitor.fetch(mapUrl)).status).toBe(200)
    return mapUrl.split('/').at(-2) ?? ''
  }

  it('from somebody’s door go with the price that nobody booked, and their pictures with them', async () => {
    const visitor = new TestClient(service.url)
    const { mapUrl, quoteId } = await quoteFor(visitor, trip(NOW, FROM_HOME))
    const id = await wayOf(mapUrl)
    expect(await rowsOfWay(id)).toEqual([1, 1, 1])
    at(hours(2))
    await run()
    expect(await rowsOfWay(id)).toEqual([1, 0, 1])
    expect((await visitor.fetch(mapUrl)).status).toBe(200)
    at(hours(24.5))
    await run()
    expect(await rowsOfWay(id)).toEqual([0, 0, 0])
    expect(await count('quote', sql`id = ${quoteId}`)).toBe(0)
    expect((await visitor.fetch(mapUrl)).status).toBe(404)
  })

  it('from somebody’s door that were only measured go within two hours', async () => {
    const visitor = new TestClient(service.url)
    const asked = { pickup: 'Kraków', pickupPoint: HOME, destination: 'Gdańsk' }
    const { body } = await visitor.call<{ mapUrl: string }>('POST', '/api/calculate-distance', asked)
    const id = await wayOf(body.mapUrl)
    at(hours(1.4))
    await run()
    expect(await rowsOfWay(id)).toEqual([1, 1, 1])
    at(hours(1.5))
    await run()
    expect(await rowsOfWay(id)).toEqual([0, 0, 0])
  })

  it('between places that everybody knows are kept as long as they hold', async () => {
    const { mapUrl } = await quoteFor(new TestClient(service.url), trip(NOW))
    const id = await wayOf(mapUrl)
    at(hours(29 * 24))
    await run()
    expect(await rowsOfWay(id)).toEqual([1, 1, 1])
    at(hours(31 * 24))
    await run()
    expect(await rowsOfWay(id)).toEqual([0, 0, 0])
  })

  it('of a checkout are there as long as it lasts', async () => {
    const steps = handOff(service)
    const { token } = await steps.start(trip(NOW, FROM_HOME))
    const { client } = await signedUpTraveller(service.url)
    at(NOW.getTime() + 29 * 60_000)
    const { body } = await steps.open(client, token)
    const quote = body.quote as unknown as { mapUrl: string }
    at(hours(24.45))
    await run()
    expect((await client.fetch(quote.mapUrl)).status).toBe(200)
    at(hours(25))
    await run()
    expect((await client.fetch(quote.mapUrl)).status).toBe(404)
  })

  it('are found again at once, though a sweep of the same moment takes them', async () => {
    const visitor = new TestClient(service.url)
    const first = await quoteFor(visitor, trip(NOW, FROM_HOME))
    at(hours(30))
    const later = () => quoteFor(visitor, trip(service.clock.now, FROM_HOME))
    const again = await Promise.all([later(), run(), later(), run(), later()])
    for (const quote of again.flatMap((one) => one ?? [])) {
      expect([quote.totalPriceCents, quote.mapUrl]).toEqual([first.totalPriceCents, first.mapUrl])
      expect((await visitor.fetch(quote.mapUrl)).status).toBe(200)
    }
  })
})

describe('what was for people', () => {
  it('a price of a checkout that came to nothing forgets who wanted it a day later, and stays', async () => {
    const { made, quote } = await handOff(service).start(trip(NOW, FROM_HOME))
    const { rows } = await sql<{ at: string }>`
      select expires_at as at from checkout_session where id = ${made.body.checkoutSessionId}`.execute(
      database(service),
    )
    const told = sql`id = ${quote.quoteId} and attribution is not null and pickup_location like 'Owl Street%'
      and (pickup_place ->> 'lat')::float8 = ${HOME.lat}`
    expect(await leftAround(Date.parse(rows[0]?.at ?? '') + DAY, 'quote', told)).toEqual([1, 0])
    const left = sql`id = ${quote.quoteId} and attribution is null and pickup_location = 'Kraków, Poland'
      and (pickup_place ->> 'lat')::float8 = 50.1`
    expect(await count('quote', left)).toBe(1)
  })

  it('a mail of the mailbox goes after 30 days', async () => {
    const { email } = await signedUpTraveller(service.url)
    expect((await allMailsTo(service, email)).length).toBeGreaterThan(0)
    const where = sql`recipient = ${email}`
    const [before, after] = await leftAround(NOW.getTime() + 30 * DAY, 'mailbox_message', where)
    expect([before !== 0, after]).toEqual([true, 0])
  })

  it('a mail that was given up goes after 30 days when nobody has that address any more, and waits otherwise', async () => {
    const { email } = await signedUpTraveller(service.url)
    await allMailsTo(service, email)
    const gone = `gone.${email}`
    for (const to of [email, gone]) {
      await sql`
        insert into jobs.job (name, data, created_on)
        values ('parked', ${JSON.stringify({ to })}::jsonb, ${NOW})`.execute(database(service))
    }
    const to = (address: string) => sql`name = 'parked' and data ->> 'to' = ${address}`
    expect(await leftAround(NOW.getTime() + 30 * DAY, 'jobs.job', to(gone))).toEqual([1, 0])
    expect(await count('jobs.job', to(email))).toBe(1)
  })

  it('money that fitted no booking and was dealt with is remembered for seven years, as long as it waits for ever', async () => {
    await sql`
      insert into payment_review (id, gateway, event_id, why, amount_cents, currency, received_at, resolution, resolved_at)
      values (gen_random_uuid(), 'test', 'dealt with', 'UNKNOWN_SESSION', 1, 'EUR', ${NOW}, 'given-back', ${NOW}),
        (gen_random_uuid(), 'test', 'waiting', 'UNKNOWN_SESSION', 1, 'EUR', ${NOW}, null, null)`.execute(
      database(service),
    )
    const time = new Date(NOW)
    time.setUTCFullYear(time.getUTCFullYear() + 7)
    const where = sql`event_id = 'dealt with'`
    expect(await leftAround(time.getTime(), 'payment_review', where)).toEqual([1, 0])
    expect(await count('payment_review', sql`event_id = 'waiting'`)).toBe(1)
  })

  it('that a mail was sent is known for 400 days', async () => {
    await sql`
      insert into mail_delivery values (gen_random_uuid(), 'sent', ${NOW}, ${NOW})`.execute(database(service))
    const where = sql`claimed_at = ${NOW}`
    expect(await leftAround(NOW.getTime() + 400 * DAY, 'mail_delivery', where)).toEqual([1, 0])
  })
})
