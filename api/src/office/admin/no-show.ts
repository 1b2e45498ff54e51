import { MS_PER_MINUTE, waitingMinutes } from '@fiacre/sdk/rules'
import type { BookingRow } from '#bookings/booking/booking.entity.ts'
import { fieldProblem, Problem } from '#platform/http/problem.ts'
import type { QuoteRow } from '#prices/quotes/quote.entity.ts'
import { deadlineAt } from '#bookings/cancellations/cancellation-terms.ts'
import { sentence } from '#platform/http/sentence.ts'

type Trip = Pick<BookingRow, 'status' | 'pickupAt' | 'returnAt' | 'timeZone' | 'extras'>
type Places = Pick<QuoteRow, 'pickupPlace' | 'destinationPlace'>

/** @throws Problem RULE_VIOLATION without one */
export function noShowReason(note: string | null | undefined): string {
  const reason = note?.trim()
  if (reason) return reason
  throw fieldProblem('RULE_VIOLATION', 'note', sentence('noShowReason'))
}

/**
 * A driver has waited in vain only once the wait of the place is over. Of a round trip that is under way, or over, the way there
 * was driven: what can be missed is the way back (decision 28).
 * @throws Problem RULE_VIOLATION where no driver was sent; NO_SHOW_TOO_EARLY before that
 */
export function checkNoShow(trip: Trip, places: Places, now: Date): void {
  if (trip.status === 'pending') {
    throw fieldProblem('RULE_VIOLATION', 'cause', sentence('noShowUnconfirmed'))
  }
  const isUnderWay = trip.status === 'in-progress' || trip.status === 'completed'
  const returnLink = isUnderWay ? trip.returnAt : null
  const { kind } = returnLink ? places.destinationPlace : places.pickupPlace
  const minutes = waitingMinutes(kind, trip.extras.meetAndGreet ?? false)
  const at = new Date((returnLink ?? trip.pickupAt).getTime() + minutes * MS_PER_MINUTE)
  if (now >= at) return
  const from = deadlineAt(at, trip.timeZone)
  const which = returnLink ? 'of the way back, as the way there was driven, ' : ''
  const text = `A no-show ${which}counts from ${from.date} ${from.time} on (${from.timeZone}): until then the driver waits, ${minutes} minutes at this place. Set it then, or cancel with another cause.`
  throw new Problem('NO_SHOW_TOO_EARLY', text, { extra: { noShowFrom: from } })
}
