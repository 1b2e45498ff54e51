import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { fakeClient, renderPage } from '../../app/testing.tsx'
import { bookingScreenTexts } from './locales/texts.ts'
import { RidesCard, type BookingRide } from './rides-card.tsx'
import { tripIn } from './testing.tsx'

const NOW = new Date('2026-02-14T13:07:00Z')

const ON_THE_WAY: BookingRide = {
  leg: 'outbound',
  state: 'on-the-way',
  pickupAt: '2026-02-14T13:30:00.000Z',
  pickupDate: '2026-02-14',
  pickupTime: '14:30',
  timeZone: 'Europe/Zurich',
  pickupPoint: { lat: 46.2381, lon: 6.109 },
  driver: {
    name: 'Nina Favre',
    phone: '+41 79 123 45 67',
    vehicle: 'Škoda Superb',
    colour: 'black',
    plate: 'GE 123456',
    hasPhoto: false,
  },
  waitsUntil: '2026-02-14T14:30:00.000Z',
  waitsUntilTime: '15:30',
  landedAt: null,
  landedTime: null,
  departedAt: '2026-02-14T12:50:00.000Z',
  arrivedAt: null,
  boardedAt: null,
  finishedAt: null,
  noShowAskedAt: null,
  contactAttempts: 0,
  steps: [],
  objectUntil: null,
  rateUntil: null,
  rating: null,
  carrierRating: { average: 4.7, count: 23 },
  position: { lat: 46.2044, lon: 6.1432, accuracyMeters: 12, at: '2026-02-14T13:05:00.000Z' },
  sharedLinks: 0,
  mayBeLate: false,
  lateCreditCents: 0,
}

it('tells who drives, how far they are, and how old that is', async () => {
  const client = fakeClient()
  client.listBookingRides.mockResolvedValue({ rides: [ON_THE_WAY] })
  const booking = tripIn(1)
  await renderPage(<RidesCard booking={booking} now={NOW} />, { client, texts: [bookingScreenTexts] })
  await expect.element(page.getByText('Nina Favre is on the way to you.')).toBeVisible()
  await expect.element(page.getByText('4.6 km from the meeting point · 2 minutes ago')).toBeVisible()
  await expect
    .element(page.getByText(/rated 4\.7 of 5, by 23 travellers in the last 12 months/))
    .toBeVisible()
  await expect
    .element(page.getByRole('link', { name: '+41 79 123 45 67' }))
    .toHaveAttribute('href', 'tel:+41791234567')
  expect(client.listBookingRides.mock.calls[0]?.[0]).toMatchObject({ path: { id: booking.id } })
})

it('shows the driver on the map, and gives away a link for whoever waits until it is taken back', async () => {
  const client = fakeClient()
  client.listBookingRides.mockResolvedValue({ rides: [ON_THE_WAY] })
  client.getRideMap.mockResolvedValue({
    width: 640,
    height: 360,
    land: ['M0 0L640 0L640 360L0 360Z'],
    towns: [],
    driver: { x: 402, y: 231 },
    target: { x: 311, y: 176 },
    toward: 'pickup',
    kmLeft: 4.6,
    at: '2026-02-14T13:05:00.000Z',
  })
  client.shareRide.mockImplementation(async () => {
    client.listBookingRides.mockResolvedValue({ rides: [{ ...ON_THE_WAY, sharedLinks: 1 }] })
    return { url: 'https://fiacre.example/ride/#abc', links: 1 }
  })
  client.endRideSharing.mockResolvedValue({ message: 'Ended.' })
  await renderPage(<RidesCard booking={tripIn(1)} now={NOW} />, { client, texts: [bookingScreenTexts] })
  await expect
    .element(page.getByRole('img', { name: 'Map with your driver: Nina Favre is on the way to you.' }))
    .toBeVisible()
  await page.getByRole('button', { name: 'Share the ride' }).click()
  await expect
    .element(page.getByLabelText('Link for whoever waits'))
    .toHaveValue('https://fiacre.example/ride/#abc')
  await page.getByRole('button', { name: 'End the link' }).click()
  await expect.element(page.getByText('Your links work no more')).toBeVisible()
})

it('shows a traveller who is said to be missed what the driver reported, and until when they can object', async () => {
  const client = fakeClient()
  const missed: BookingRide = {
    ...ON_THE_WAY,
    state: 'no-show',
    arrivedAt: '2026-02-14T13:21:00.000Z',
    noShowAskedAt: '2026-02-14T14:31:00.000Z',
    contactAttempts: 1,
    steps: [
      { kind: 'arrived', at: '2026-02-14T13:21:00.000Z', toldAt: '2026-02-14T13:21:04.000Z' },
      { kind: 'contacted', at: '2026-02-14T13:40:00.000Z', toldAt: '2026-02-14T14:02:00.000Z' },
    ],
    objectUntil: '2026-02-28T14:31:00.000Z',
    position: null,
  }
  client.listBookingRides.mockResolvedValue({ rides: [missed] })
  const booking = tripIn(-2, { status: 'cancelled' })
  await renderPage(<RidesCard booking={booking} now={NOW} />, { client, texts: [bookingScreenTexts] })
  const steps = page.getByRole('list', { name: 'Times of the ride' }).getByRole('listitem')
  await expect.element(steps.nth(0)).toHaveTextContent('14:21 At the meeting point')
  await expect.element(steps.nth(1)).toHaveTextContent('14:40 Tried to reach you we heard of it at 15:02')
  await expect.element(page.getByText('Was it otherwise? Write to us by 28 February 2026.')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Write to us' }))
    .toHaveAttribute('href', expect.stringContaining(booking.bookingNumber))
})

it('lets a ride that was driven be rated, once', async () => {
  const client = fakeClient()
  const done: BookingRide = {
    ...ON_THE_WAY,
    state: 'done',
    position: null,
    rateUntil: '2026-06-14T14:31:00.000Z',
  }
  const rating = {
    stars: 4,
    words: 'Calm',
    wordsState: 'withheld' as const,
    wordsReason: 'advertising' as const,
    reply: null,
    ratedAt: '2026-02-14T16:00:00.000Z',
  }
  client.listBookingRides.mockResolvedValue({ rides: [done] })
  client.rateRide.mockImplementation(async () => {
    client.listBookingRides.mockResolvedValue({ rides: [{ ...done, rateUntil: null, rating }] })
    return rating
  })
  const booking = tripIn(-3, { status: 'completed' })
  await renderPage(<RidesCard booking={booking} now={NOW} />, { client, texts: [bookingScreenTexts] })
  await page.getByRole('radio', { name: '4 stars' }).click()
  await page.getByRole('textbox').fill('Calm')
  await page.getByRole('button', { name: 'Send rating' }).click()
  await expect.element(page.getByText('You gave 4 stars.')).toBeVisible()
  await expect.element(page.getByText(/^Not passed on to the carrier: it is advertising/)).toBeVisible()
  expect(client.rateRide.mock.calls[0]?.[0]).toEqual({
    path: { id: booking.id, leg: 'outbound' },
    body: { stars: 4, words: 'Calm' },
  })
})
