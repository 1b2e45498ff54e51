import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { acceptOffer, rejectOffer } from '#rides/offers/answer-offer.ts'
import { dispatchRides } from '#rides/offers/ride-jobs.ts'
import { answerAmendment, assignOwn, giveBackOwn } from '#rides/offers/taken-ride.ts'
import { advance, lockRideAndBooking } from '#rides/ride/advance-ride.ts'
import { RideOffer } from '#rides/ride/ride-offer.entity.ts'
import { isOver, isTaken } from '#rides/ride/ride-states.ts'
import { Ride, type RideRow } from '#rides/ride/ride.entity.ts'
import { Booking } from '#bookings/booking/booking.entity.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRows } from '#platform/database/rows.ts'
import { Problem } from '#platform/http/problem.ts'
import { atLength } from '../support/at-length.ts'
import { changeBy } from '../support/changes.ts'
import type { TestClient } from '../support/client.ts'
import { newFleet, type Fleet } from '../support/fleet.ts'
import { HOUR, paidBooking } from '../support/money.ts'
import { testService, type TestService } from '../support/service.ts'
import { newTraveller } from '../support/traveller.ts'

let service: TestService
let client: TestClient
let start: Date

beforeAll(async () => {
  service = await testService()
  start = service.clock.now
  ;({ client } = await newTraveller(service.url))
}, 60_000)
afterAll(() => service.close())

const em = () => service.context.orm.em.fork()
const dayIn = (days: number) => new Date(start.getTime() + days * 24 * HOUR).toISOString().slice(0, 10)

/** Days until the papers of a driver run out; null for never. */
const until = fc.option(fc.integer({ min: 1, max: 5 }), { nil: null })
const deeds = fc.record({
  kind: fc.constantFrom(
    'wait',
    'accept',
    'accept',
    'reject',
    'assign',
    'assign',
    'return',
    'amend',
    'decline',
    'change',
    'cancel',
  ),
  which: fc.nat(20),
  crew: fc.nat(5),
  hours: fc.integer({ min: 1, max: 20 }),
})
const worlds = fc.record({
  fleets: fc.array(fc.array(until, { minLength: 1, maxLength: 2 }), {
    minLength: 1,
    maxLength: atLength(3, 2),
  }),
  pickups: fc.array(fc.constantFrom('09:00', '09:30', '18:00'), {
    minLength: 1,
    maxLength: atLength(3, 2),
  }),
  isRoundTrip: fc.boolean(),
  deeds: fc.array(deeds, { minLength: 5, maxLength: atLength(25, 12) }),
})
type World = typeof worlds extends fc.Arbitrary<infer W> ? W : never
type Deed = World['deeds'][number]

it('whatever fleets, papers, clocks and answers: one driver a ride, no paper that ran out, and an end for every offer and ride', async () => {
  await fc.assert(fc.asyncProperty(worlds, play), { numRuns: atLength(150, 1) })
}, 900_000)

async function play(world: World): Promise<void> {
  service.clock.now = start
  for (const table of [
    'ride_offer',
    'ride',
    'carrier_document',
    'vehicle',
    'driver',
    'carrier_member',
    'service_area',
    'carrier',
  ])
    await sql`delete from ${sql.table(table)}`.execute(em().getKysely())
  const ends = new Map<string, number>()
  const fleets: Fleet[] = []
  for (const days of world.fleets) {
    const driversUntil = days.map((day) => (day === null ? null : dayIn(day)))
    const fleet = await newFleet(service, { driversUntil, vehiclesUntil: days.map(() => null) })
    fleets.push(fleet)
    // A paper holds to the end of its last day, wherever in Europe that ends first.
    for (const [index, last] of driversUntil.entries())
      ends.set(fleet.drivers[index] ?? '', last === null ? Infinity : Date.parse(last) + 21 * HOUR)
  }
  const bookings: number[] = []
  for (const pickupTime of world.pickups) {
    const back = { isRoundTrip: true, returnDate: dayIn(4), returnTime: '10:00' }
    const request = { pickupTime, ...(world.isRoundTrip && back) }
    bookings.push((await paidBooking(service, client, { request })).id)
  }
  for (const deed of world.deeds) {
    await act(deed, fleets, bookings)
    await expectSound(ends)
  }
  await playToTheEnd(ends)
}

const member = (fleets: readonly Fleet[], carrierId: string) => ({
  carrierId,
  userId: fleets.find((fleet) => fleet.carrierId === carrierId)?.userId ?? '',
})
const pick = <T>(all: readonly T[], which: number): T | undefined => all[which % Math.max(1, all.length)]

/** Does something that somebody might; what is refused is refused with a reason. */
async function act(deed: Deed, fleets: readonly Fleet[], bookings: readonly number[]): Promise<void> {
  const { kind, which, crew, hours } = deed
  const now = service.clock.now
  const offer = pick(
    await findRows(em(), RideOffer, sql`where state = 'open' order by answer_until, id`),
    which,
  )
  const taken = (await findRows(em(), Ride, sql`order by id`)).filter(({ state }) => isTaken(state))
  const ride = pick(taken, which)
  const ofOffer = offer && {
    who: member(fleets, offer.carrierId),
    order: { offerId: offer.id, ifMatch: undefined },
  }
  const ofRide = ride && {
    who: member(fleets, ride.carrierId ?? ''),
    order: { id: ride.id, ifMatch: undefined },
  }
  const reason = 'OTHER' as const
  switch (kind) {
    case 'wait':
      service.clock.now = new Date(now.getTime() + hours * HOUR)
      return dispatchRides(service.context)
    case 'accept':
      return tried(ofOffer && ((tx) => acceptOffer(service.context, tx, ofOffer.who, ofOffer.order)))
    case 'reject':
      return tried(ofOffer && ((tx) => rejectOffer(tx, ofOffer.who, { ...ofOffer.order, reason }, now)))
    case 'assign': {
      const { drivers = [], vehicles = [] } = pick(fleets, crew) ?? {}
      const of = { driverId: pick(drivers, which) ?? '', vehicleId: pick(vehicles, crew) ?? '' }
      return tried(ofRide && ((tx) => assignOwn(service.context, tx, ofRide.who, { ...ofRide.order, ...of })))
    }
    case 'return':
      return tried(
        ofRide && ((tx) => giveBackOwn(service.context, tx, ofRide.who, { ...ofRide.order, reason })),
      )
    case 'amend':
      return tried(ofRide && ((tx) => answerAmendment(service.context, tx, ofRide.who, ofRide.order)))
    case 'decline':
      return tried(
        ofRide &&
          ((tx) =>
            answerAmendment(service.context, tx, ofRide.who, { ...ofRide.order, refusal: { reason } })),
      )
    case 'change':
      await changeBy(client, pick(bookings, which) ?? 0, {
        pickupTime: pick(['09:00', '09:30', '18:00'], crew),
      })
      return
    case 'cancel':
      if (crew === 0) await client.call('POST', `/api/bookings/${pick(bookings, which)}/cancellation`, {})
  }
}

async function tried(run: ((tx: EntityManager) => Promise<unknown>) | undefined): Promise<void> {
  if (!run) return
  try {
    await em().transactional(run)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
  }
}

/** What holds at every moment. */
async function expectSound(ends: ReadonlyMap<string, number>): Promise<void> {
  const rides = await findRows(em(), Ride, sql`order by pickup_at`)
  const offers = await findRows(em(), RideOffer, sql`order by id`)
  for (const ride of rides) {
    const own = offers.filter(({ rideId }) => rideId === ride.id)
    const holders = own.filter(({ state }) => state === 'accepted').map(({ carrierId }) => carrierId)
    if (isTaken(ride.state)) expect(holders).toEqual([ride.carrierId])
    else if (ride.state !== 'done') expect([holders, ride.carrierId, ride.driverId]).toEqual([[], null, null])
    const open = own.filter(({ state }) => state === 'open')
    expect(ride.state === 'offered' || open.length === 0).toBe(true)
    expect(open.every(({ round }) => round === ride.round)).toBe(true)
  }
  // What a change has moved is not settled until its carrier has answered.
  const settled = rides.filter(
    ({ driverId, amendmentUntil, state }) => driverId && !amendmentUntil && isTaken(state),
  )
  for (const ride of settled) {
    expect(ends.get(ride.driverId ?? '') ?? 0).toBeGreaterThan(ride.pickupAt.getTime())
    expect(settled.filter((other) => clash(ride, other))).toEqual([ride])
  }
}

const clash = (one: RideRow, other: RideRow) =>
  (one.driverId === other.driverId || one.vehicleId === other.vehicleId) &&
  one.pickupAt < other.endsAt &&
  other.pickupAt < one.endsAt

/** From step to step of the dispatcher to the last pickup; whoever has a driver is driven when it is time. */
async function playToTheEnd(ends: ReadonlyMap<string, number>): Promise<void> {
  for (let step = 0; step < 1_000; step += 1) {
    const rides = (await findRows(em(), Ride, sql`order by pickup_at`)).filter(({ state }) => !isOver(state))
    if (rides.length === 0) break
    const next = rides.flatMap(({ state, lookAt, pickupAt }) =>
      state === 'assigned'
        ? [pickupAt.getTime(), ...(lookAt ? [lookAt.getTime()] : [])]
        : [lookAt?.getTime() ?? Infinity],
    )
    service.clock.now = new Date(Math.max(service.clock.now.getTime() + 60_000, Math.min(...next)))
    await dispatchRides(service.context)
    for (const { id, state, pickupAt } of rides) {
      if (state === 'assigned' && pickupAt <= service.clock.now) await driven(id)
    }
    await expectSound(ends)
  }
  const rides = await findRows(em(), Ride, sql`order by id`)
  expect(rides.filter(({ state }) => !isOver(state))).toEqual([])
  expect(await findRows(em(), RideOffer, sql`where state = 'open'`)).toEqual([])
  const bookings = await findRows(em(), Booking, sql`where id in (select booking_id from ride)`)
  for (const booking of bookings) {
    const own = rides.filter(({ bookingId }) => bookingId === booking.id)
    const drivenLegs = own.filter(({ state }) => state === 'done').length
    const isByTraveller = booking.status === 'cancelled' && own.every(({ state }) => state === 'cancelled')
    if (drivenLegs === own.length) expect(booking).toMatchObject({ status: 'completed' })
    else if (!isByTraveller)
      expect(booking.paidCents).toBe(
        drivenLegs === 0 ? 0 : booking.totalCents - Math.round(booking.totalCents / own.length),
      )
  }
}

async function driven(id: string): Promise<void> {
  await em().transactional(async (tx) => {
    const both = await lockRideAndBooking(tx, id)
    if (both.ride.state !== 'assigned') return
    for (const step of ['depart', 'board', 'finish'] as const)
      await advance(service.context, tx, both, step, { actor: 'driver' })
  })
}
