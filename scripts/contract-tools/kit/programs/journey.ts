import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { Client, Trip } from './client.ts'
import { RETURN_URL } from './environment.ts'

/** From a partner's quote to a checkout session, and on as its traveller: account, booking, cancellation. */
export async function journey(client: Client): Promise<void> {
  const { places } = await client.searchPlaces({ q: 'Geneva Airport', limit: 3 })
  const from = places.map(({ label }) => label).find((label) => label.includes('GVA'))
  assert(from, 'Geneva Airport is found')

  const trip: Trip = {
    vehicleTypeId: 1,
    pickupLocation: from,
    destination: 'Chamonix, France',
    passengers: 2,
    pickupDate: new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10),
    pickupTime: '10:30',
  }
  const quote = await client.calculatePrice(trip)
  assert(quote.totalPriceCents > 0)
  const sum = quote.lines.reduce((cents, { amountCents }) => cents + amountCents, 0)
  assert.equal(sum, quote.totalPriceCents, 'the lines add up to the price')

  const { quoteId } = quote
  const { checkoutSessionId, url } = await client.createCheckoutSession({ quoteId, returnUrl: RETURN_URL })
  const token = new URL(url).searchParams.get('session')
  assert(token, 'the address of the checkout has a token')
  const checkout = await client.openCheckout({ token })
  assert.deepEqual([checkout.status, checkout.test, checkout.quote.quoteId], ['open', true, quoteId])

  const email = `${randomUUID()}@example.com`
  await signUp(client, email)
  const { booking } = await client.createBooking({ ...trip, quoteId, checkoutSessionId })
  assert.equal(booking.totalPriceCents, quote.totalPriceCents)
  const read = await client.getBooking(booking.id)
  assert.equal(read.bookingNumber, booking.bookingNumber)

  const preview = await client.previewCancellation(booking.id)
  assert.equal(preview.canCancel, true)
  const cancelled = await client.cancelBooking(booking.id, {
    expectedRefundCents: preview.refundCents,
    expectedKeptCents: preview.keptCents,
  })
  assert.deepEqual([cancelled.booking.id, cancelled.booking.status], [booking.id, 'cancelled'])
}

async function signUp(client: Client, email: string): Promise<void> {
  const password = 'a long enough pass phrase'
  const name = { firstName: 'Ada', lastName: 'Kowalska', email, country: 'PL' }
  const registered = await client.register({
    ...name,
    phoneNumber: '601 234 567',
    countryCode: '+48',
    dateOfBirth: '1990-04-12',
    password,
    confirmPassword: password,
  })
  assert.equal(registered.email, email)
  const { user } = await client.login({ email, password })
  assert.equal(user.firstName, 'Ada')
  const billing = { city: 'Kraków', address: 'Rynek Główny 1', zipCode: '31-042' }
  const profile = await client.updateProfile({ ...name, ...billing })
  assert.equal(profile.city, 'Kraków')
}
