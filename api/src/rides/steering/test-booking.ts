import type { components } from '@fiacre/sdk/contract'
import { sql } from 'kysely'
import { Booking, type BookingRow } from '#bookings/booking/booking.entity.ts'
import { openTerms } from '#bookings/booking/booking-terms.ts'
import { GuestBooking } from '#bookings/booking/guest-booking.entity.ts'
import { toPartnerBooking } from '#bookings/booking/partner-webhooks.ts'
import { scenarioOf, type TestScenario } from '#bookings/booking/test-scenario.ts'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRow, findRows } from '#platform/database/rows.ts'
import type { PartnerCall } from '#platform/http/partner-call.ts'
import { Problem } from '#platform/http/problem.ts'
import { waitsUntil } from '../day/waits-until.ts'
import { Ride, type RideRow } from '../ride/ride.entity.ts'
import { momentsAhead } from './test-moments.ts'
import { planOf, type PlannedStep } from './test-plan.ts'

type Schemas = components['schemas']

/** Whose test bookings are meant; those of a live key are none. */
export type TestsOf = Pick<PartnerCall, 'partnerId' | 'isTest'>

/** A test booking with all that its plan is made of. */
export interface TestState {
  booking: BookingRow
  rides: RideRow[]
  scenario: TestScenario | null
  plan: PlannedStep[]
}

/**
 * The id of a test booking of a partner's test key. A live key has none, and what is no test, or another's, does not exist.
 * @throws Problem NOT_FOUND
 */
export async function testBookingId(
  { orm }: Pick<Context, 'orm'>,
  { partnerId, isTest }: TestsOf,
  bookingNumber: string,
): Promise<number> {
  const booking = isTest
    ? await findRow(orm.em.fork(), Booking, { bookingNumber, partnerId, isTest: true })
    : null
  if (!booking) throw noSuchTest()
  return booking.id
}

/** As it stands now. */
export async function readTest(em: EntityManager, booking: BookingRow): Promise<TestState> {
  const rides = await findRows(em, Ride, sql`where booking_id = ${booking.id} order by pickup_at, leg`)
  const beside = await findRow(em, GuestBooking, { bookingId: booking.id })
  const scenario = scenarioOf(booking, beside?.externalReference)
  const known = rides.map((ride) => ({ ...ride, waitsUntil: waitsUntil(ride, booking) }))
  return { booking, rides, scenario, plan: planOf({ scenario, booking, rides: known }) }
}

/** What the contract answers. @param happened what this call brought about */
export async function testBookingView(
  context: Context,
  id: number,
  happened: readonly PlannedStep[] = [],
): Promise<Schemas['TestBooking']> {
  const em = context.orm.em.fork()
  const booking = await findRow(em, Booking, { id })
  if (!booking) throw noSuchTest()
  const { scenario, plan } = await readTest(em, booking)
  const { changeUntil, refundUntil } = openTerms(booking, context.now())
  return {
    scenario,
    happened: happened.map(toStep),
    ahead: plan.map(toStep),
    moments: momentsAhead(booking, plan, context.now()),
    changeUntil: changeUntil?.toISOString() ?? null,
    refundUntil: refundUntil?.toISOString() ?? null,
    booking: await toPartnerBooking(em, booking),
  }
}

const toStep = ({ at, what, leg }: PlannedStep): Schemas['TestStep'] => ({ at: at.toISOString(), what, leg })

const noSuchTest = () => new Problem('NOT_FOUND', 'There is no such test booking of this key.')
