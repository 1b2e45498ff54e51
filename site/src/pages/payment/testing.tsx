import type { Booking, Profile } from '@fiacre/sdk'
import { vi } from 'vitest'
import { fakeClient, MARIA, renderPage } from '../../app/testing.tsx'
import type { SiteLanguage } from '../../base/i18n/language.ts'
import { sampleBooking } from '../../subjects/booking/sample-bookings.ts'
import type { BookingPayment } from '../../subjects/payment/booking-payment.ts'
import { samplePayment } from '../../subjects/payment/sample-payment.ts'
import { paymentTexts } from './locales/texts.ts'
import { PaymentPage } from './payment-page.tsx'

/** A booking of a trip that is still to come. */
export const bookingToCome = (changes: Partial<Booking> = {}) =>
  sampleBooking({ pickupAt: '2099-02-14T13:30:00.000Z', pickupDate: '2099-02-14', ...changes })

type Visit = {
  booking?: Partial<Booking>
  payment?: Partial<BookingPayment>
  user?: Partial<Profile>
  path?: string
  language?: SiteLanguage
  client?: ReturnType<typeof fakeClient>
}

/** Opens the payment page for Maria, whose booking and its payment are as named. */
export async function openPayment(visit: Visit = {}) {
  const { booking, payment, user, client = fakeClient() } = visit
  const { path = '/payment?booking=1042', language = 'en' } = visit
  const booked = bookingToCome(booking)
  client.getSession.mockResolvedValue({ ...MARIA, ...user })
  if (!visit.client) client.getBooking.mockResolvedValue(booked)
  client.getBookingPayment.mockResolvedValue(samplePayment(booked, payment))
  client.createPayment.mockResolvedValue({ redirect_url: 'https://pay.fiacre.example/s/1' })
  const leaveFor = vi.fn<(url: string) => void>()
  const content = <PaymentPage leaveFor={leaveFor} />
  return {
    client,
    leaveFor,
    ...(await renderPage(content, { client, texts: [paymentTexts], path, language })),
  }
}
