import { brand } from '#platform/brand/brand.ts'
import type { Context } from '#platform/context/context.ts'
import { houseOf } from '#platform/stored-settings/house.ts'
import { Problem } from '#platform/http/problem.ts'
import { renderCalendar } from './calendar.ts'
import { documentOf } from './document-of.ts'
import { takePaper } from './paper-allowance.ts'
import { utcDay } from '#platform/localisation/utc-day.ts'

/** Whose booking a document is of, and who asks for it: the traveller, or one of our people. */
export interface Wanted {
  travellerId: string
  askerId: string
  bookingId: number
}

/** @throws Problem NOT_FOUND, also where nothing has been paid; TOO_MANY_REQUESTS */
export async function receiptOf(context: Context, { travellerId, askerId, bookingId }: Wanted) {
  const { booking, trip, money, person, language } = await documentOf(context, travellerId, bookingId)
  if (money.payments.length === 0) {
    throw new Problem('NOT_FOUND', 'There is no receipt yet: nothing has been paid for this booking.')
  }
  // What a partner pays on its invoice is no business of whoever travels; our own people see it.
  if (askerId === travellerId && money.payments.every(({ method }) => method === 'invoice')) {
    throw new Problem('NOT_FOUND', 'There is no receipt: who booked pays for this booking by invoice.')
  }
  await takePaper(context, askerId)
  const { bookingNumber: number } = booking
  const input = { trip, money, person, issuedOn: today(context), number }
  const body = await context.papers.make({ kind: 'receipt', input, language }, askerId)
  return {
    status: 200 as const,
    body,
    headers: fileHeaders('application/pdf', `fiacre-receipt-${number}.pdf`),
  }
}

/** @throws Problem NOT_FOUND, TOO_MANY_REQUESTS */
export async function voucherOf(context: Context, { travellerId, askerId, bookingId }: Wanted) {
  const { booking, trip, money, person, language } = await documentOf(context, travellerId, bookingId)
  await takePaper(context, askerId)
  const supportPhone = supportPhoneOf(trip.accessLevel, context)
  const input = { trip, money, person, supportPhone }
  const body = await context.papers.make({ kind: 'voucher', input, language }, askerId)
  const name = `fiacre-voucher-${booking.bookingNumber}.pdf`
  return { status: 200 as const, body, headers: fileHeaders('application/pdf', name) }
}

/** @throws Problem NOT_FOUND */
export async function calendarOf(context: Context, { travellerId, bookingId }: Wanted) {
  const { booking, trip, money, language } = await documentOf(context, travellerId, bookingId)
  const body = renderCalendar(
    {
      trip,
      dueToCarrierCents: money.dueToCarrierCents,
      uid: booking.bookingNumber.toLowerCase(),
      sequence: booking.revision,
      method: booking.status === 'cancelled' ? 'CANCEL' : 'PUBLISH',
      updatedAt: booking.updatedAt,
      organizer: { name: brand.name, email: brand.supportEmail },
    },
    language,
  )
  const name = `fiacre-${booking.bookingNumber}.ics`
  return { status: 200 as const, body, headers: fileHeaders('text/calendar; charset=utf-8', name) }
}

/** Flexible is answered at any hour, where there is a line for that; Saver in the hours of the office. */
function supportPhoneOf(level: 'saver' | 'flexible', context: Context): string | null {
  const { phone, phoneAtAnyHour } = houseOf(context).contact
  return level === 'flexible' ? (phoneAtAnyHour ?? phone) : phone
}

function fileHeaders(type: string, name: string): Record<string, string> {
  return { 'Content-Type': type, 'Content-Disposition': `inline; filename="${name}"` }
}

function today({ now }: Context): string {
  return utcDay(now())
}
