import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { acceptOffer, rejectOffer } from '#rides/offers/answer-offer.ts'
import { dispatchRides, makeMissingRides } from '#rides/offers/ride-jobs.ts'
import { answerAmendment, assignOwn, giveBackOwn } from '#rides/offers/taken-ride.ts'
import { advance, lockRideAndBooking, type Driven } from '#rides/ride/advance-ride.ts'
import { RideOffer } from '#rides/ride/ride-offer.entity.ts'
import { tagOf } from '#rides/ride/ride-record.ts'
import { Ride, type RideRow } from '#rides/ride/ride.entity.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { entityTag } from '#platform/http/entity-tag.ts'
import { findRow, findRows } from '#platform/database/rows.ts'
import { changeBy } from '../support/changes.ts'
import type { TestClient } from '../support/client.ts'
import { newFleet, type Fleet } from '../support/fleet.ts'
import { bookingOf, HOUR, paidBooking, type Booking } from '../support/money.ts'
import { testService, type TestService } from '../support/service.ts'
import { newTraveller } from '../support/traveller.ts'

let service: TestService
let client: TestClient
let email: string
let fleets: Fleet[]
let start: Date
let made = 0

beforeAll(async () => {
  service = await testService()
  start = service.clock.now
  ;({ client, email } = await newTraveller(service.url))
  fleets = []
  for (let index = 0; index < 4; index += 1) fleets.push(await newFleet(service))
}, 60_000)
afterAll(() => service.close())

const em = () => service.context.orm.em.fork()
const tagged = (ride: RideRow) => entityTag(tagOf(ride))
const inOne = <T>(run: (em: EntityManager) => Promise<T>) => em().transactional(run)
const now = () => service.clock.now

/** A booking paid just now, from the start of the test on, with its ride. */
async function paidRide(
  request: Record<string, unknown> = {},
): Promise<{ booking: Booking; ride: () => Promise<RideRow> }> {
  service.clock.now = start
  // Each at an hour of its own, so that the drivers of one test are free in the next.
  made += 1
  const pickupTime = `${String(made * 2).padStart(2, '0')}:10`
  const booking = await paidBooking(service, client, { request: { pickupTime, ...request } })
  const ride = async () => {
    const [found] = await findRows(em(), Ride, sql`where booking_id = ${booking.id} order by leg limit 1`)
    if (!found) throw new Error('The booking has no ride.')
    return found
  }
  return { booking, ride }
}
const offersOf = async (ride: RideRow) =>
  findRows(em(), RideOffer, sql`where ride_id = ${ride.id} order by offered_at, id`)
const openOffers = async (ride: RideRow) => (await offersOf(ride)).filter(({ state }) => state === 'open')
const memberOf = (carrierId: string) => {
  const fleet = fleets.find((one) => one.carrierId === carrierId)
  if (!fleet) throw new Error('No such carrier.')
  return { userId: fleet.userId, carrierId, fleet }
}
async function before(ride: RideRow, hours: number) {
  service.clock.now = new Date(ride.pickupAt.getTime() - hours * HOUR)
  await dispatchRides(service.context)
}
/** The first carrier that is asked takes the ride. */
async function taken(ride: RideRow) {
  await dispatchRides(service.context)
  const [offer] = await openOffers(ride)
  if (!offer) throw new Error('Nobody was asked.')
  const member = memberOf(offer.carrierId)
  const accepted = await inOne((tx) =>
    acceptOffer(service.context, tx, member, { offerId: offer.id, ifMatch: undefined }),
  )
  return { member, ride: accepted }
}
const crewOf = ({ fleet }: ReturnType<typeof memberOf>, index = 0) => ({
  driverId: fleet.drivers[index] ?? '',
  vehicleId: fleet.vehicles[index] ?? '',
})
async function assigned(ride: RideRow) {
  const { member } = await taken(ride)
  const order = { id: ride.id, ifMatch: undefined, ...crewOf(member) }
  await inOne((tx) => assignOwn(service.context, tx, member, order))
  return member
}
async function drive(ride: RideRow, ...steps: Driven[]) {
  for (const step of steps)
    await inOne(async (tx) => {
      await advance(service.context, tx, await lockRideAndBooking(tx, ride.id), step, { actor: 'driver' })
    })
}

describe('a ride on its way to a carrier', () => {
  it('is offered to one after the other at its net price, and then to all that have not said no', async () => {
    const { booking, ride } = await paidRide()
    await dispatchRides(service.context)
    const [first] = await openOffers(await ride())
    expect(first).toMatchObject({ kind: 'direct', netCents: Math.round(booking.totalPrice * 80) })
    expect((first?.answerUntil.getTime() ?? 0) - now().getTime()).toBe(2 * HOUR)
    const member = memberOf(first?.carrierId ?? '')
    const answer = { offerId: first?.id ?? '', ifMatch: tagged(await ride()) }
    await inOne((tx) => rejectOffer(tx, member, { ...answer, reason: 'NO_AVAILABILITY' }, now()))
    for (const hours of [1, 3, 5]) {
      service.clock.now = new Date(start.getTime() + hours * HOUR)
      await dispatchRides(service.context)
    }
    const offers = await offersOf(await ride())
    expect(offers.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
      'direct rejected',
      'direct expired',
      'direct expired',
      'broadcast open',
      'broadcast open',
      'broadcast open',
    ])
    // Whoever said no is not asked again, and the same run once more asks nobody.
    expect(offers.slice(3).map(({ carrierId }) => carrierId)).not.toContain(first?.carrierId)
    await dispatchRides(service.context)
    expect(await offersOf(await ride())).toHaveLength(6)
  })

  it('goes to one of fifty who accept at once', async () => {
    const { ride } = await paidRide()
    await before(await ride(), 11)
    const open = await openOffers(await ride())
    expect(open.length).toBe(fleets.length)
    const tag = tagged(await ride())
    const answers = await Promise.allSettled(
      Array.from({ length: 50 }, (_, index) => {
        const { id: offerId, carrierId } = open[index % open.length] ?? { id: '', carrierId: '' }
        return inOne((tx) => acceptOffer(service.context, tx, memberOf(carrierId), { offerId, ifMatch: tag }))
      }),
    )
    const winner = (await ride()).carrierId
    const codes = answers.map((answer) =>
      answer.status === 'fulfilled' ? 'mine' : String(answer.reason.code),
    )
    const mine = open.map(({ carrierId }) => carrierId).indexOf(winner ?? '')
    expect(codes).toEqual(codes.map((_, index) => (index % open.length === mine ? 'mine' : 'RIDE_TAKEN')))
    const states = (await offersOf(await ride())).map(({ state }) => state).toSorted()
    expect(states).toEqual(['accepted', 'withdrawn', 'withdrawn', 'withdrawn'])
  })

  it('is accepted only as it was seen, and only by who can drive it', async () => {
    const { booking, ride } = await paidRide()
    const seen = tagged(await ride())
    await changeBy(client, booking.id, { passengers: 3 })
    await dispatchRides(service.context)
    const [offer] = await openOffers(await ride())
    const member = memberOf(offer?.carrierId ?? '')
    const accept = (ifMatch: string) =>
      inOne((tx) => acceptOffer(service.context, tx, member, { offerId: offer?.id ?? '', ifMatch }))
    await expect(accept(seen)).rejects.toMatchObject({ code: 'PRECONDITION_FAILED' })
    await inOne(async (tx) => {
      await sql`update carrier_document set state = 'rejected' where driver_id = ${member.fleet.drivers[0]}`.execute(
        tx.getKysely(),
      )
    })
    await expect(accept(tagged(await ride()))).rejects.toMatchObject({ code: 'CARRIER_NOT_FIT' })
    await inOne(async (tx) => {
      await sql`update carrier_document set state = 'approved' where driver_id = ${member.fleet.drivers[0]}`.execute(
        tx.getKysely(),
      )
    })
    expect((await accept(tagged(await ride()))).state).toBe('accepted')
  })
})

describe('a ride that a carrier has', () => {
  it('is driven by nobody who drives another one then', async () => {
    const pickupTime = '03:00'
    const [one, other] = [await paidRide({ pickupTime }), await paidRide({ pickupTime })]
    const member = await assigned(await one.ride())
    const both = await other.ride()
    await sql`update ride set carrier_id = ${member.carrierId}, state = 'accepted' where id = ${both.id}`.execute(
      em().getKysely(),
    )
    const order = { id: both.id, ifMatch: undefined, ...crewOf(member) }
    await expect(inOne((tx) => assignOwn(service.context, tx, member, order))).rejects.toMatchObject({
      code: 'RULE_VIOLATION',
    })
  })

  it('is another’s when it is given back, and never offered to the same one again', async () => {
    const { ride } = await paidRide()
    const member = await assigned(await ride())
    const order = {
      id: (await ride()).id,
      ifMatch: tagged(await ride()),
      reason: 'OTHER' as const,
      note: ' Ill ',
    }
    await inOne((tx) => giveBackOwn(service.context, tx, member, order))
    expect(await ride()).toMatchObject({ state: 'open', carrierId: null, driverId: null })
    await before(await ride(), 11)
    const offers = await offersOf(await ride())
    const given = offers.filter(({ carrierId }) => carrierId === member.carrierId)
    expect(given).toMatchObject([{ state: 'given-back', reason: 'OTHER', note: 'Ill' }])
    expect(offers.filter(({ state }) => state === 'open')).toHaveLength(fleets.length - 1)
  })

  it('is asked about again when the booking is changed, and taken from who does not answer', async () => {
    const { booking, ride } = await paidRide()
    const member = await assigned(await ride())
    await changeBy(client, booking.id, { passengers: 4 })
    expect(await ride()).toMatchObject({
      state: 'assigned',
      amendmentUntil: new Date(start.getTime() + 2 * HOUR),
    })
    await inOne(async (tx) =>
      answerAmendment(service.context, tx, member, { id: (await ride()).id, ifMatch: tagged(await ride()) }),
    )
    expect(await ride()).toMatchObject({ state: 'assigned', amendmentUntil: null })
    await changeBy(client, booking.id, { passengers: 2 })
    service.clock.now = new Date(start.getTime() + 2 * HOUR)
    await dispatchRides(service.context)
    expect(await ride()).toMatchObject({ state: 'open', carrierId: null })
    expect(await offersOf(await ride())).toMatchObject([{ state: 'declined' }])
  })

  it('takes its booking along, from the first traveller on board to the last one out', async () => {
    const { booking, ride } = await paidRide()
    await assigned(await ride())
    await drive(await ride(), 'depart', 'arrive')
    expect((await bookingOf(client, booking.id)).status).toBe('confirmed')
    await drive(await ride(), 'board', 'board')
    expect((await bookingOf(client, booking.id)).status).toBe('in-progress')
    await drive(await ride(), 'finish')
    expect((await bookingOf(client, booking.id)).status).toBe('completed')
    await expect(drive(await ride(), 'arrive')).resolves.toBeUndefined()
  })
})

describe('a ride that nobody drives', () => {
  it('is cancelled by the company an hour before the pickup, everything goes back, and the traveller is told', async () => {
    const { booking, ride } = await paidRide()
    await before(await ride(), 1.01)
    expect((await bookingOf(client, booking.id)).status).toBe('confirmed')
    await before(await ride(), 1)
    await before(await ride(), 1)
    expect((await ride()).state).toBe('unassignable')
    expect(await bookingOf(client, booking.id)).toMatchObject({
      status: 'cancelled',
      refundedCents: Math.round(booking.totalPrice * 100),
    })
    expect(
      (await offersOf(await ride())).every(({ state }) => state === 'withdrawn' || state === 'expired'),
    ).toBe(true)
    const { rows } = await sql<{ told: string }>`
      select data::text as told from jobs.job where name = 'mail' and data ->> 'to' = ${email}
        and data::text like '%booking-cancelled%'`.execute(em().getKysely())
    expect(rows.filter(({ told }) => told.includes(booking.bookingNumber))).toHaveLength(1)
  })

  it('goes back in part where the way there was driven', async () => {
    const later = (days: number) => new Date(start.getTime() + days * 24 * HOUR).toISOString().slice(0, 10)
    const { booking, ride } = await paidRide({ isRoundTrip: true, returnDate: later(6), returnTime: '10:30' })
    await assigned(await ride())
    await drive(await ride(), 'depart', 'board', 'finish')
    expect((await bookingOf(client, booking.id)).status).toBe('in-progress')
    const back = await findRow(em(), Ride, { bookingId: booking.id, leg: 'return' })
    if (!back) throw new Error('No way back.')
    await before(back, 1)
    const total = Math.round(booking.totalPrice * 100)
    expect(await bookingOf(client, booking.id)).toMatchObject({
      status: 'cancelled',
      refundedCents: Math.round(total / 2),
    })
    expect((await ride()).state).toBe('done')
  })

  it('is not offered, and not given up, where it is a test or was confirmed before there were rides, until it has one', async () => {
    const { booking, ride } = await paidRide()
    await sql`delete from ride where booking_id = ${booking.id}`.execute(em().getKysely())
    await makeMissingRides(service.context)
    expect((await ride()).state).toBe('open')
    await sql`update ride set is_test = true where booking_id = ${booking.id}`.execute(em().getKysely())
    await before(await ride(), 1)
    expect((await ride()).state).toBe('open')
  })
})
