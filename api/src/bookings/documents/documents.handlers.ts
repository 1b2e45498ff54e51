import type { Context } from '#platform/context/context.ts'
import { houseOf } from '#platform/stored-settings/house.ts'
import type { Handlers } from '#platform/contract/handler.ts'
import { renderCalendar } from './calendar.ts'
import { brand } from '#platform/brand/brand.ts'
import { Problem } from '#platform/http/problem.ts'
import { documentOf } from './document-of.ts'
import { takePaper } from './paper-allowance.ts'

export const documentHandlers: Handlers<'getBookingReceipt' | 'getBookingVoucher' | 'getBookingCalendar'> = {
  async getBookingReceipt({ userId, path }, context) {
    const { booking, trip, money, person, language } = await documentOf(context, userId, path.id)
    if (money.payments.length === 0) {
      throw new Problem('NOT_FOUND', 'There is no receipt yet: nothing has been paid for this booking.')
    }
    await takePaper(context, userId)
    const { bookingNumber: number } = booking
    const input = { trip, money, person, issuedOn: today(context), number }
    const body = await context.papers.make({ kind: 'receipt', input, language }, userId)
    return { status: 200, body, headers: fileHeaders('application/pdf', `fiacre-receipt-${number}.pdf`) }
  },

  async getBookingVoucher({ userId, path }, context) {
    const { booking, trip, money, person, language } = await documentOf(context, userId, path.id)
    await takePaper(context, userId)
    const supportPhone = supportPhoneOf(trip.accessLevel, context)
    const input = { trip, money, person, supportPhone }
    const body = await context.papers.make({ kind: 'voucher', input, language }, userId)
    const name = `fiacre-voucher-${booking.bookingNumber}.pdf`
    return { status: 200, body, headers: fileHeaders('application/pdf', name) }
  },

  async getBookingCalendar({ userId, path }, context) {
    const { booking, trip, money, language } = await documentOf(context, userId, path.id)
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
    return { status: 200, body, headers: fileHeaders('text/calendar; charset=utf-8', name) }
  },
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
  return now().toISOString().slice(0, 10)
}
