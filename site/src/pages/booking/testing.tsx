import type { Booking, CallResult } from '@fiacre/sdk'
import { MS_PER_HOUR } from '@fiacre/sdk/rules'
import { vi } from 'vitest'
import { fakeClient, MARIA, renderPage } from '../../app/testing.tsx'
import type { SiteLanguage } from '../../base/i18n/language.ts'
import { sampleBooking } from '../../subjects/booking/sample-bookings.ts'
import { BookingPage } from './booking-page.tsx'
import { bookingScreenTexts } from './locales/texts.ts'

/** A pickup so many hours from now, at the sample's place; what was paid for it. */
export function tripIn(hours: number, changes: Partial<Booking> = {}): Booking {
  const pickupAt = new Date(Date.now() + hours * MS_PER_HOUR).toISOString()
  const paid = {
    status: 'confirmed',
    paymentStatus: 'completed',
    paidCents: 11096,
    outstandingCents: 0,
  } as const
  return sampleBooking({ ...paid, pickupAt, pickupDate: pickupAt.slice(0, 10), ...changes })
}

/** What cancelling brings, all of it unless told otherwise. */
export function cancellation(
  changes: Partial<CallResult<'previewCancellation'>> = {},
): CallResult<'previewCancellation'> {
  return {
    bookingId: 1042,
    canCancel: true,
    refundCents: 11096,
    keptCents: 0,
    currency: 'EUR',
    reason: 'WITHIN_BOOKING_WINDOW',
    message: 'Saver: everything comes back.',
    deadline: {
      at: '2099-02-11T09:12:00.000Z',
      date: '2099-02-11',
      time: '10:12',
      timeZone: 'Europe/Zurich',
    },
    refundTo: 'balance',
    ...changes,
  }
}

/** What a change costs: eight euro more unless told otherwise. */
export function changePreview(
  changes: Partial<CallResult<'previewBookingChange'>> = {},
): CallResult<'previewBookingChange'> {
  return {
    bookingId: 1042,
    canChange: true,
    message: null,
    refusal: null,
    deadline: null,
    totalBeforeCents: 11096,
    totalAfterCents: 11896,
    differenceCents: 800,
    toPayCents: 800,
    creditCents: 0,
    dueToCarrierCents: 0,
    balanceCents: 0,
    currency: 'EUR',
    lines: [],
    ...changes,
  }
}

/** A client for a signed-in traveller with this booking. */
export function bookingClient(booking = tripIn(75)) {
  const client = fakeClient()
  client.getSession.mockResolvedValue(MARIA)
  client.getBooking.mockResolvedValue(booking)
  client.previewCancellation.mockResolvedValue(cancellation())
  client.listBookingEvents.mockResolvedValue({ events: [] })
  client.previewBookingChange.mockResolvedValue(changePreview())
  return client
}

/** The booking's page as its traveller opens it; `change` at the form that changes it, or back from a change left unpaid. */
export async function openBooking(
  client = bookingClient(),
  { change = false, language = 'en' }: { change?: boolean | 'unpaid'; language?: SiteLanguage } = {},
) {
  const leaveFor = vi.fn<(url: string) => void>()
  const path = `/booking?booking=1042${change === false ? '' : `&change=${change}`}`
  const page = <BookingPage leaveFor={leaveFor} />
  return {
    client,
    leaveFor,
    ...(await renderPage(page, { client, texts: [bookingScreenTexts], path, language })),
  }
}
