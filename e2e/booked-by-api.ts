import { expect, type APIRequestContext } from '@playwright/test'
import { inDays } from './traveller.ts'

interface Booked {
  id: number
  number: string
  totalPriceCents: number
  paymentRedirectUrl: string
}

/** Books a ride through the API as whoever is signed in there, for tests that are about something else. */
export async function bookedByApi(
  request: APIRequestContext,
  when: { pickupDate: string; pickupTime: string } = { pickupDate: inDays(3), pickupTime: '10:30' },
): Promise<Booked> {
  const trip = {
    vehicleTypeId: 1,
    pickupLocation: 'Geneva Airport',
    destination: 'Chamonix',
    passengers: 2,
    isRoundTrip: false,
    ...when,
  }
  const { quoteId, totalPrice, totalPriceCents, distance } = (await (
    await request.post('/api/calculate-price', { data: trip })
  ).json()) as { quoteId: string; totalPrice: number; totalPriceCents: number; distance: number }
  const data = { ...trip, quoteId, totalPrice: totalPrice.toFixed(2), distance: String(distance) }
  const answer = await request.post('/api/bookings', { data })
  expect(answer.status()).toBe(201)
  const { booking, paymentRedirectUrl } = (await answer.json()) as {
    booking: { id: number; bookingNumber: string }
    paymentRedirectUrl: string
  }
  return { id: booking.id, number: booking.bookingNumber, totalPriceCents, paymentRedirectUrl }
}
