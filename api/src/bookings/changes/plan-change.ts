import type { components } from '@fiacre/sdk/contract'
import { CANCELLATION, changeDeadline, prepaymentCents } from '@fiacre/sdk/rules'
import type { BookingRow } from '../booking/booking.entity.ts'
import { isAhead, termsOfBooking } from '../booking/booking-terms.ts'
import { prepaymentOf } from '../booking/booking-money.ts'
import type { ChangeRequest } from '../booking/booking-change.entity.ts'
import type { ChangeBasis } from './change-basis.ts'
import { flexibleCents, reprice, type Changed } from './reprice.ts'

/** Why a change cannot be made: a code for screens, and the sentence that says it. */
interface ChangeRefusal {
  code: NonNullable<components['schemas']['BookingChangePreview']['refusal']>
  text: string
}

/** A change with what it means in money. */
export interface ChangePlan {
  /** Why it cannot be made; null when it can. */
  refusal: ChangeRefusal | null
  /** Until when bookings of this level can be changed. */
  deadline: Date | null
  changed: Changed
  differenceCents: number
  /** What is paid ahead of the new total. */
  prepaymentCents: number
  /** What has to come before it holds. */
  toPayCents: number
  /** What goes back to the balance. */
  creditCents: number
  /** What is not given back on cancelling. */
  keptCents: number
}

/**
 * What a wish would do to a booking. A fully prepaid booking is charged or credited the difference; of one paid in part, the
 * carrier gets more or less on the day, as long as the least prepayment is kept. An unpaid one just costs something else.
 * @param askedAt when it was wished for: a deadline that passes while it is paid for does not count
 * @param isOffice whether our own people ask: what costs nothing and helps the driver they add until the pickup
 * @throws Problem for every rule of times, vehicles and extras
 */
export function planChange(
  booking: BookingRow,
  basis: ChangeBasis,
  wish: ChangeRequest,
  { now, askedAt = now, isOffice = false }: { now: Date; askedAt?: Date; isOffice?: boolean },
): ChangePlan {
  const saver = termsOfBooking({ ...booking, accessLevel: 'saver' })
  const isPaid = booking.paymentStatus === 'completed'
  // What was paid for Flexible too late stays so, wherever a partner's pickup and its deadline move.
  const canRefund = askedAt < saver.until && booking.keptCents === 0
  const changed = reprice(booking, basis, wish, askedAt, canRefund || !isPaid)
  const { totalCents } = changed
  const isPart = booking.paymentMethod === 'card' && booking.prepaymentPercent < 100
  const least = isPart ? prepaymentCents(totalCents) : totalCents
  const prepaid = isPaid
    ? Math.max(least, Math.min(booking.paidCents, totalCents))
    : unpaidPrepayment(booking, totalCents)
  const creditCents = Math.max(0, booking.paidCents - prepaid)
  const isCheaper = isPaid && creditCents > 0 && totalCents < booking.totalCents
  const isLost = isCheaper && booking.accessLevel === 'saver' && askedAt >= saver.until
  return {
    refusal: refusalOf(booking, wish, { now, askedAt, isOffice }) ?? (isLost ? NOTHING_BACK : null),
    deadline: isOver(booking, now) ? null : changeDeadline(booking),
    changed,
    differenceCents: totalCents - booking.totalCents,
    prepaymentCents: prepaid,
    toPayCents: isPaid ? Math.max(0, prepaid - booking.paidCents) : 0,
    creditCents,
    keptCents: keptCents(booking, changed, canRefund),
  }
}

/** What is asked ahead while nothing is paid: the same as before for the same price, else by the terms that were chosen. */
function unpaidPrepayment(booking: BookingRow, totalCents: number): number {
  if (totalCents === booking.totalCents) return booking.prepaymentCents
  return prepaymentOf(totalCents, booking.paymentMethod, booking.prepaymentPercent)
}

/** What cancelling does not give back, a smaller car does not either: it would be the way round every Saver. */
const NOTHING_BACK: ChangeRefusal = {
  code: 'NOTHING_BACK',
  text: `Saver gives nothing back more than ${CANCELLATION.saver.hoursAfterBooking} hours after booking, and this change costs less. With Flexible it can be made.`,
}

/** Flexible that was bought when Saver was past its refund is not given back; it would make every Saver flexible for nothing. */
function keptCents(booking: BookingRow, changed: Changed, canRefund: boolean): number {
  const cents = flexibleCents(changed.lines)
  // Chosen before anything was paid, it is bought with the booking.
  if (cents === 0 || booking.paymentStatus !== 'completed') return 0
  const wasThere = flexibleCents(booking.lines) > 0
  return canRefund || (wasThere && booking.keptCents === 0) ? 0 : Math.max(booking.keptCents, cents)
}

function isOver(booking: BookingRow, now: Date): boolean {
  return !isAhead(booking) || booking.pickupAt <= now
}

/** What no price knows of and a driver is helped by. */
const DETAILS: readonly string[] = [
  'travelNumber',
  'nameBoard',
  'pickupAddress',
  'destinationAddress',
  'specialRequests',
] satisfies (keyof ChangeRequest)[]

function refusalOf(
  booking: BookingRow,
  wish: ChangeRequest,
  { now, askedAt, isOffice }: { now: Date; askedAt: Date; isOffice: boolean },
): ChangeRefusal | null {
  if (booking.status === 'cancelled')
    return { code: 'CANCELLED', text: 'This booking is cancelled, so it cannot be changed.' }
  if (isOver(booking, now))
    return { code: 'OVER', text: 'This transfer has started or is over, so it cannot be changed.' }
  // The access level may be switched until the start (spec section 4).
  const isLevelAlone = Object.keys(wish).every((name) => name === 'accessLevel')
  if (isLevelAlone || askedAt < changeDeadline(booking)) return null
  if (isOffice && Object.keys(wish).every((name) => DETAILS.includes(name))) return null
  const hours = Math.round((booking.pickupAt.getTime() - changeDeadline(booking).getTime()) / 3_600_000)
  const text = `This booking could be changed until ${hours} hours before pickup.`
  const rest = isOffice ? ' Flight, name board, addresses and wishes can still be added.' : ''
  return { code: 'TOO_LATE', text: text + rest }
}
