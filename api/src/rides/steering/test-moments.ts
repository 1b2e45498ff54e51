import { changeDeadline, MS_PER_DAY, MS_PER_MINUTE, TEST_CLOCK_DAYS } from '@fiacre/sdk/rules'
import type { components } from '@fiacre/sdk/contract'
import { DRIVER_MINUTES_BEFORE_PICKUP } from '@fiacre/sdk/rules'
import type { BookingRow } from '#bookings/booking/booking.entity.ts'
import { termsOfBooking } from '#bookings/booking/booking-terms.ts'
import { paymentArrivesAt, type PlannedStep } from './test-plan.ts'

type Move = components['schemas']['TestClockMove']
type Moment = components['schemas']['TestMoment']

type Booked = Pick<
  BookingRow,
  'accessLevel' | 'partnerId' | 'createdAt' | 'pickupAt' | 'returnAt' | 'durationMinutes' | 'paymentStatus'
>

/** The clock stops so long after a moment: what holds from there on is seen. */
const BEYOND = MS_PER_MINUTE

/**
 * By how many milliseconds the clock of a booking goes; undefined where there is no such moment ahead of it.
 * @param plan what is still to come of it
 */
export function moveBy(
  booking: Booked,
  plan: readonly PlannedStep[],
  move: Move,
  now: Date,
): number | undefined {
  const last = new Date(
    (booking.returnAt ?? booking.pickupAt).getTime() + booking.durationMinutes * MS_PER_MINUTE,
  )
  // One of the two says how far.
  if ((move.to === undefined) === (move.minutes === undefined)) return undefined
  const target =
    move.to === undefined
      ? new Date(now.getTime() + (move.minutes ?? 0) * MS_PER_MINUTE)
      : momentOf(booking, plan, last, move.to)
  if (!target) return undefined
  const ms = target.getTime() + (move.to === undefined ? 0 : BEYOND) - now.getTime()
  const isTooFar = now.getTime() + ms > last.getTime() + TEST_CLOCK_DAYS * MS_PER_DAY
  return ms <= 0 || isTooFar ? undefined : ms
}

const MOMENTS: readonly Moment[] = [
  'payment',
  'change-deadline',
  'cancellation-deadline',
  'driver-details',
  'pickup',
  'return-pickup',
  'after-ride',
]

/** The moments that the clock of a booking can be moved to, the nearest first. */
export function momentsAhead(booking: Booked, plan: readonly PlannedStep[], now: Date): Moment[] {
  return MOMENTS.flatMap((to) => {
    const ms = moveBy(booking, plan, { to }, now)
    return ms === undefined ? [] : [{ to, ms }]
  })
    .toSorted((one, other) => one.ms - other.ms)
    .map(({ to }) => to)
}

function momentOf(
  booking: Booked,
  plan: readonly PlannedStep[],
  last: Date,
  moment: Moment,
): Date | null | undefined {
  const details = DRIVER_MINUTES_BEFORE_PICKUP.detailsMailed * MS_PER_MINUTE
  switch (moment) {
    case 'payment':
      return booking.paymentStatus === 'processing' ? paymentArrivesAt(booking) : null
    case 'change-deadline':
      return changeDeadline(booking)
    case 'cancellation-deadline':
      return termsOfBooking(booking).until
    case 'driver-details':
      return new Date(booking.pickupAt.getTime() - details)
    case 'pickup':
      return booking.pickupAt
    case 'return-pickup':
      return booking.returnAt
    case 'after-ride':
      return new Date(Math.max(last.getTime(), plan.at(-1)?.at.getTime() ?? 0))
  }
}
