import { VEHICLE_CLASSES } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ProblemCode } from '#platform/http/problem-codes.ts'
import { TestClient } from '../support/client.ts'
import { expectProblem } from '../support/problems.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { bookTrip, newTraveller, quoteFor, trip } from '../support/traveller.ts'

const RESTRICTED = "Location Not Available: We currently don't operate in this region."

let service: TestService
let client: TestClient

beforeAll(async () => {
  service = await sharedService()
  client = (await newTraveller(service.url)).client
})

/** Both calls that take a trip must say the same to it. */
async function expectRefused(
  more: Record<string, unknown>,
  code: ProblemCode,
  message?: string,
  field?: string,
) {
  for (const path of ['/api/calculate-price', '/api/bookings']) {
    const price = path === '/api/bookings' ? { totalPrice: '100.00' } : {}
    const answer = await client.call('POST', path, { ...trip(service.clock.now), ...more, ...price })
    const problem = expectProblem(answer, { code, what: `${path} ${JSON.stringify(more)}` })
    if (message) expect(problem.message).toBe(message)
    if (field) expect(problem.errors?.[0]).toMatchObject({ pointer: `/${field}`, message })
  }
}

describe('the required fields', () => {
  it.each([
    ['pickupLocation', 'Pickup location is required'],
    ['destination', 'Destination is required'],
    ['pickupDate', 'Pickup date is required'],
    ['pickupTime', 'Pickup time is required'],
    ['passengers', 'At least 1 passenger is required'],
    ['vehicleTypeId', 'Vehicle type is required'],
  ])('without %s: "%s"', async (field, message) => {
    await expectRefused({ [field]: undefined }, 'INVALID_REQUEST', message, field)
  })

  it.each([
    ['pickupLocation', 'Pickup location is required'],
    ['destination', 'Destination is required'],
  ])('a blank %s counts as missing', async (field, message) => {
    await expectRefused({ [field]: '' }, 'RULE_VIOLATION', message, field)
    await expectRefused({ [field]: '   ' }, 'RULE_VIOLATION', message, field)
  })

  it('say the same when only the distance is asked', async () => {
    const blank = await client.call('POST', '/api/calculate-distance', {
      pickup: ' ',
      destination: 'Chamonix',
    })
    const problem = expectProblem(blank, { code: 'RULE_VIOLATION' })
    expect(problem.errors).toMatchObject([
      { pointer: '/pickup', code: 'RULE_VIOLATION', message: 'Pickup location is required' },
    ])
  })
})

describe('the passengers', () => {
  it('are at least one and at most fifteen', async () => {
    await expectRefused(
      { passengers: 0 },
      'INVALID_REQUEST',
      'At least 1 passenger is required',
      'passengers',
    )
    await expectRefused(
      { passengers: -3 },
      'INVALID_REQUEST',
      'At least 1 passenger is required',
      'passengers',
    )
    await expectRefused({ passengers: 16 }, 'INVALID_REQUEST', 'Maximum 15 passengers', 'passengers')
    await expectRefused(
      { passengers: 1.5 },
      'INVALID_REQUEST',
      'Please choose a whole number of passengers',
      'passengers',
    )
  })

  it.each(VEHICLE_CLASSES.map(({ id, name, maxPassengers }) => [name, id, maxPassengers] as const))(
    'fit the class: %s',
    async (_name, vehicleTypeId, max) => {
      const full = await client.call(
        'POST',
        '/api/calculate-price',
        trip(service.clock.now, { vehicleTypeId, passengers: max }),
      )
      expect(full.status).toBe(200)
      if (max === 15) return
      const more = { vehicleTypeId, passengers: max + 1 }
      await expectRefused(more, 'TOO_MANY_PASSENGERS', `Maximum ${max} passengers`, 'passengers')
    },
  )

  it('are refused at five in Economy and four in Premium', async () => {
    await expectRefused({ vehicleTypeId: 1, passengers: 5 }, 'TOO_MANY_PASSENGERS')
    await expectRefused({ vehicleTypeId: 3, passengers: 4 }, 'TOO_MANY_PASSENGERS')
  })
})

describe('the vehicle class', () => {
  it('must exist', async () => {
    for (const vehicleTypeId of [6, 99, 2_147_483_647]) {
      await expectRefused(
        { vehicleTypeId },
        'VEHICLE_NOT_FOUND',
        'Please select a vehicle type.',
        'vehicleTypeId',
      )
    }
    await expectRefused({ vehicleTypeId: 0 }, 'INVALID_REQUEST', 'Vehicle type is required', 'vehicleTypeId')
  })
})

describe('places we do not serve', () => {
  it.each([
    'Moscow',
    'moscow',
    'New York, USA',
    'Тегеран',
    'Москва',
    'Pyongyang',
    'Tripoli',
    'Beijing, China',
  ])('%s is refused at both ends', async (text) => {
    await expectRefused({ pickupLocation: text }, 'RESTRICTED_REGION', RESTRICTED, 'pickupLocation')
    await expectRefused({ destination: text }, 'RESTRICTED_REGION', RESTRICTED, 'destination')
    const answer = await client.call('POST', '/api/calculate-distance', {
      pickup: 'Geneva',
      destination: text,
    })
    expect(expectProblem(answer, { code: 'RESTRICTED_REGION' }).errors?.[0]?.pointer).toBe('/destination')
  })

  it.each(['Lausanne', 'Siracusa', 'Tirana', 'Piran', 'Tripoli, Greece', 'Hotel Moskva, Belgrade'])(
    '%s is none of them',
    async (pickup) => {
      const answer = await client.call('POST', '/api/calculate-distance', { pickup, destination: 'Lyon' })
      expect([answer.status, answer.body['code']]).not.toEqual([422, 'RESTRICTED_REGION'])
    },
  )

  it('no point lifts the refusal, and one outside is refused whatever the text says', async () => {
    const belgrade = { lat: 44.8131, lon: 20.4606 }
    const moscow = { lat: 55.7558, lon: 37.6173 }
    for (const [pickupLocation, pickupPoint] of [
      ['Moskva', belgrade],
      ['Sheremetyevo, Moscow, Russia', belgrade],
      ['Moskva', moscow],
      ['Belgrade, Serbia', moscow],
    ] as const) {
      await expectRefused({ pickupLocation, pickupPoint }, 'RESTRICTED_REGION', RESTRICTED, 'pickupLocation')
    }
  })
})

describe('places that cannot be driven', () => {
  it('are refused when nobody knows them', async () => {
    for (const destination of ['Qwertzuiop Nowhere 123', '???', '%', "'; drop table place; --"]) {
      await expectRefused({ destination }, 'PLACE_NOT_FOUND')
    }
    const answer = await client.call(
      'POST',
      '/api/calculate-price',
      trip(service.clock.now, { destination: 'Xyzzyx' }),
    )
    expect(answer.body['message']).toContain('We could not find "Xyzzyx"')
  })

  it('are refused with what to add where a country of ours is all that is known', async () => {
    const price = (pickupLocation: string) =>
      client.call(
        'POST',
        '/api/calculate-price',
        trip(service.clock.now, { pickupLocation, destination: 'Linz' }),
      )
    const refused = expectProblem(await price('Nowhere Farm, Austria'), { code: 'PLACE_NOT_FOUND' })
    const example = /as in "(.+)", or/.exec(refused.message)?.[1] ?? ''
    expect(example).toBe('Nowhere Farm, Vienna, Austria')
    expect((await price(example)).status).toBe(200)
  })

  it('are refused when both ends are one place', async () => {
    await expectRefused({ pickupLocation: 'Chamonix', destination: 'Chamonix' }, 'PLACES_TOO_CLOSE')
  })

  it('are refused when no road leads there', async () => {
    await expectRefused({ pickupLocation: 'Reykjavík', destination: 'London' }, 'NO_ROAD')
  })
})

describe('booking needs', () => {
  it('a price first', async () => {
    const answer = await client.call('POST', '/api/bookings', trip(service.clock.now))
    expect(expectProblem(answer, { code: 'PRICE_REQUIRED' }).message).toBe('Please calculate price first')
  })

  it.each(['city', 'country', 'address', 'zip_code'])(
    'complete billing details: not without %s',
    async (column) => {
      const traveller = await newTraveller(service.url)
      const kysely = service.context.orm.em.fork().getKysely()
      for (const empty of ['', '  ', null]) {
        await sql`update app_user set ${sql.ref(column)} = ${empty} where email = ${traveller.email}`.execute(
          kysely,
        )
        const { booked } = await bookTrip(traveller.client, trip(service.clock.now))
        const problem = expectProblem({ ...booked }, { code: 'BILLING_INFO_REQUIRED', what: column })
        expect(problem.message).toBe('Please add your billing information')
      }
      expect((await traveller.client.call('GET', '/api/bookings')).body).toEqual([])
    },
  )

  it('neither a confirmed address nor a phone number', async () => {
    const traveller = await newTraveller(service.url)
    const kysely = service.context.orm.em.fork().getKysely()
    await sql`update app_user set phone_number = null where email = ${traveller.email}`.execute(kysely)
    const { booked } = await bookTrip(traveller.client, trip(service.clock.now))
    expect(booked.status).toBe(201)
    expect(booked.body.booking).toMatchObject({ contactPhone: null, status: 'pending' })
  })
})

describe('a booking', () => {
  it('keeps what was asked for', async () => {
    const request = trip(service.clock.now, {
      vehicleTypeId: 4,
      passengers: 6,
      isRoundTrip: true,
      returnDate: trip(new Date(service.clock.now.getTime() + 2 * 86_400_000)).pickupDate,
      returnTime: '18:15',
      specialRequests: '  Two pairs of skis\nand a child seat  ',
    })
    const quote = await quoteFor(client, request)
    const body = { ...request, quoteId: quote.quoteId }
    const booked = await client.call<{ booking: { id: number } }>('POST', '/api/bookings', body)
    const { specialRequests: _, vehicleTypeId: __, ...asked } = request as Record<string, unknown>
    expect(booked.body.booking).toMatchObject({
      ...asked,
      vehicleType: { id: 4, name: 'Van' },
      specialRequests: 'Two pairs of skis\nand a child seat',
      contactPhone: '+48 601 234 567',
      totalPrice: quote.totalPrice,
      distance: quote.distance,
      timeZone: 'Europe/Zurich',
    })
    const read = await client.call('GET', `/api/bookings/${booked.body.booking.id}`)
    expect(read.body).toEqual(booked.body.booking)
  })

  it('is its traveller’s alone', async () => {
    const { booked } = await bookTrip(client, trip(service.clock.now))
    const stranger = await newTraveller(service.url)
    const path = `/api/bookings/${booked.body.booking.id}`
    expect(expectProblem(await stranger.client.call('GET', path), { code: 'NOT_FOUND' }).message).toBe(
      'Booking not found',
    )
    expect((await stranger.client.call('GET', '/api/bookings')).body).toEqual([])
    const payer = { bookingId: booked.body.booking.id, firstName: 'A', lastName: 'B', email: 'a@example.com' }
    expectProblem(await stranger.client.call('POST', '/api/payments/create', payer), { code: 'NOT_FOUND' })
  })
})
