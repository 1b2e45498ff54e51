import { DRIVER_MINUTES_BEFORE_PICKUP, LATE_DRIVER, MS_PER_HOUR, MS_PER_MINUTE } from '@fiacre/sdk/rules'
import type { components } from '@fiacre/sdk/contract'
import type { BookingRow } from '#bookings/booking/booking.entity.ts'
import { isAhead } from '#bookings/booking/booking-terms.ts'
import type { TestScenario } from '#bookings/booking/test-scenario.ts'
import { givenUpAt } from '../offers/dispatch-plan.ts'
import type { RideRow } from '../ride/ride.entity.ts'
import type { RideState } from '../ride/ride-states.ts'

type TestWhat = components['schemas']['TestStep']['what']

/** Something that time brings about for a test booking. */
export interface PlannedStep {
  at: Date
  what: TestWhat
  leg: RideRow['leg'] | null
}

/** What the plan is made of. */
export interface Played {
  scenario: TestScenario | null
  booking: Pick<BookingRow, 'status' | 'paymentStatus' | 'createdAt' | 'pickupAt'>
  rides: readonly (Pick<
    RideRow,
    'leg' | 'state' | 'pickupAt' | 'endsAt' | 'driverId' | 'mailedDriverId' | 'lateToldAt'
  > & { waitsUntil: Date })[]
}

/** How the invented driver drives, in minutes: of no rule, as nobody is promised it. */
const DRIVES = {
  namedBefore: 24 * 60,
  departsBefore: 30,
  arrivesBefore: 5,
  boardsAfter: 5,
  lateBeyondCredit: 10,
}
/** A payment that is on its way arrives so many hours after the booking was made. */
const CLEARS_HOURS = 1

const plus = (at: Date, minutes: number) => new Date(at.getTime() + minutes * MS_PER_MINUTE)

/** When a payment that is on its way arrives. */
export const paymentArrivesAt = ({ createdAt }: Pick<BookingRow, 'createdAt'>): Date =>
  new Date(createdAt.getTime() + CLEARS_HOURS * MS_PER_HOUR)

/** What is still to come of a test booking as it stands, in the order in which time brings it about; what has happened is not in it. */
export function planOf({ scenario, booking, rides }: Played): PlannedStep[] {
  const ofBooking = ofPayment(booking)
  const isUnderWay = booking.status === 'confirmed' || booking.status === 'in-progress'
  const ofRides = isUnderWay ? rides.flatMap((ride) => ofRide(ride, scenario)) : []
  return [...ofBooking, ...ofRides].toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

function ofPayment(booking: Played['booking']): PlannedStep[] {
  if (!isAhead(booking)) return []
  if (booking.paymentStatus === 'processing')
    return [{ at: paymentArrivesAt(booking), what: 'payment-arrived', leg: null }]
  const isUnpaid = booking.status === 'pending' && booking.paymentStatus !== 'completed'
  return isUnpaid ? [{ at: booking.pickupAt, what: 'cancelled-unpaid', leg: null }] : []
}

/** How far a ride has come; what has ended otherwise has nothing ahead. */
const RANKS: Partial<Record<RideState, number>> = {
  open: 0,
  assigned: 1,
  'on-the-way': 2,
  arrived: 3,
  'on-board': 4,
}

function ofRide(ride: Played['rides'][number], scenario: TestScenario | null): PlannedStep[] {
  const { leg, pickupAt, endsAt } = ride
  const rank = RANKS[ride.state]
  if (rank === undefined) return []
  const step = (what: TestWhat, at: Date): PlannedStep => ({ at, what, leg })
  if (rank === 0 && scenario === 'no-carrier') return [step('no-carrier-found', givenUpAt(pickupAt))]
  const isLate = scenario === 'late-driver'
  const delay = isLate ? LATE_DRIVER.credit.overMinutes + DRIVES.lateBeyondCredit : 0
  const isTold = ride.driverId !== null && ride.driverId === ride.mailedDriverId
  const boards = plus(pickupAt, delay + DRIVES.boardsAfter)
  const end =
    scenario === 'no-show'
      ? [step('no-show', ride.waitsUntil)]
      : [
          ...(rank < 4 ? [step('on-board', boards)] : []),
          step('ride-done', plus(endsAt, delay + DRIVES.boardsAfter)),
        ]
  const early = -DRIVER_MINUTES_BEFORE_PICKUP.detailsMailed
  return [
    ...(rank < 1 ? [step('driver-named', plus(pickupAt, -DRIVES.namedBefore))] : []),
    ...(rank < 3 && !isTold ? [step('driver-details-mailed', plus(pickupAt, early))] : []),
    ...(rank < 2 ? [step('driver-departed', plus(pickupAt, -DRIVES.departsBefore))] : []),
    ...(rank < 3 && isLate && !ride.lateToldAt
      ? [step('lateness-mailed', plus(pickupAt, LATE_DRIVER.silentMinutes))]
      : []),
    ...(rank < 3 ? [step('driver-arrived', plus(pickupAt, isLate ? delay : -DRIVES.arrivesBefore))] : []),
    ...end,
  ]
}
