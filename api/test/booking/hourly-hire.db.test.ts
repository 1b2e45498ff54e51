import { MS_PER_HOUR } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { database } from '../support/accounts.ts'
import { changeBy, previewOf } from '../support/changes.ts'
import { TestClient } from '../support/client.ts'
import { bookBy, bookingOf, expectSound, settleNewest, type Schemas } from '../support/money.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { newTraveller, trip } from '../support/traveller.ts'

let service: TestService
beforeAll(async () => {
  service = await sharedService()
})

/** A car by the hour from Geneva Airport, in three days. */
const hire = (more: Record<string, unknown> = {}) =>
  trip(service.clock.now, { destination: undefined, durationHours: 4, ...more })
const priced = (request: Record<string, unknown>) =>
  new TestClient(service.url).call<Schemas['Quote']>('POST', '/api/calculate-price', request)

describe('a car by the hour', () => {
  it('is priced by its hours, in one class and in all of them, and ends where it begins', async () => {
    const { body } = await priced(hire())
    expect(body).toMatchObject({
      durationHours: 4,
      distance: 120,
      duration: 240,
      basePrice: 0,
      pricePerKm: 0,
      totalPriceCents: 31_200,
      isRoundTrip: false,
      destination: 'Geneva Airport',
      destinationPlace: body.pickupPlace,
    })
    expect(body.lines.map(({ code }) => code)).toEqual(['HOURS'])
    expect(body).not.toHaveProperty('mapUrl')
    const { vehicleTypeId: _, ...anyClass } = hire()
    const all = await new TestClient(service.url).call<Schemas['ClassPrices']>(
      'POST',
      '/api/calculate-prices',
      anyClass,
    )
    expect(all.body.quotes.map(({ totalPriceCents }) => totalPriceCents)).toEqual(
      [100, 135, 165, 140, 175].map((percent) => 312 * percent),
    )
  })

  it('is refused with what makes no sense for it', async () => {
    const refused: [Record<string, unknown>, number, string][] = [
      [{ durationHours: 2 }, 400, '/durationHours'],
      [{ durationHours: 13 }, 400, '/durationHours'],
      [{ durationHours: 3.5 }, 400, '/durationHours'],
      [{ durationHours: undefined }, 400, '/destination'],
      [{ isRoundTrip: true }, 422, '/isRoundTrip'],
      [{ destination: 'Chamonix' }, 422, '/destination'],
    ]
    for (const [more, status, pointer] of refused) {
      const { body } = await priced(hire(more))
      expect(body, JSON.stringify(more)).toMatchObject({ status, errors: [{ pointer }] })
    }
  })

  it('is booked at its price alone, paid, changed for more hours, and cancelled', async () => {
    const { client } = await newTraveller(service.url)
    const asTransfer = trip(service.clock.now, { destination: 'Chamonix' })
    const quote = (await priced(hire())).body
    const other = { ...asTransfer, quoteId: quote.quoteId }
    expect(await client.call('POST', '/api/bookings', other)).toMatchObject({ status: 409 })
    const { body } = await bookBy(client, hire(), { accessLevel: 'saver' })
    const { id } = body.booking
    await settleNewest(service, id)
    const booking = await bookingOf(client, id)
    expect(booking).toMatchObject({
      durationHours: 4,
      distance: 120,
      duration: 240,
      destination: booking.pickupLocation,
      destinationPlace: null,
      totalPriceCents: 31_200,
    })

    const [ride] = await ridesOf(id)
    expect(ride?.ends.getTime()).toBe(new Date(booking.pickupAt).getTime() + 4 * MS_PER_HOUR)
    expect(ride?.grossCents).toBe(31_200)
    const calendar = await (await client.fetch(`/api/bookings/${id}/calendar.ics`)).text()
    const end = new Date(new Date(booking.pickupAt).getTime() + 4 * MS_PER_HOUR)
    expect(calendar).toContain(`DTEND:${end.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`)

    expect((await previewOf(client, id, { durationHours: 6 })).body).toMatchObject({
      totalAfterCents: 46_800,
      differenceCents: 15_600,
    })
    const fewer = await changeBy(client, id, { durationHours: 3, expectedDifferenceCents: -7800 })
    expect(fewer.body.booking).toMatchObject({ durationHours: 3, distance: 90, duration: 180 })
    expect((await ridesOf(id))[0]?.ends.getTime()).toBe(end.getTime() - MS_PER_HOUR)

    await client.call('POST', `/api/bookings/${id}/cancellation`, {})
    expect(await bookingOf(client, id)).toMatchObject({ status: 'cancelled', refundedCents: 31_200 })
    await expectSound(service)
  })

  it('is no change of a transfer', async () => {
    const { client } = await newTraveller(service.url)
    const { body } = await bookBy(client, trip(service.clock.now))
    const changed = await previewOf(client, body.booking.id, { durationHours: 4 })
    expect(changed).toMatchObject({ status: 422, body: { errors: [{ pointer: '/durationHours' }] } })
  })
})

async function ridesOf(bookingId: number): Promise<{ ends: Date; grossCents: number }[]> {
  const { rows } = await sql<{ ends: string; grossCents: number }>`
    select ends_at as ends, gross_cents as "grossCents" from ride where booking_id = ${bookingId}`.execute(
    database(service),
  )
  return rows.map(({ ends, ...ride }) => ({ ...ride, ends: new Date(ends) }))
}
