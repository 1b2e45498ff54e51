import type { Booking } from '@fiacre/sdk'

/** A booking for stories and tests: from Geneva Airport to Chamonix, waiting for its payment. */
export function sampleBooking(changes: Partial<Booking> = {}): Booking {
  return {
    id: 1042,
    bookingNumber: 'FC-7K2M9Q',
    createdAt: '2026-02-10T09:12:44.120Z',
    status: 'pending',
    paymentStatus: 'pending',
    pickupLocation: 'Geneva Airport (GVA), Switzerland',
    destination: 'Chamonix, France',
    pickupPlace: {
      label: 'Geneva Airport (GVA), Switzerland',
      lat: 46.2381,
      lon: 6.109,
      words: null,
      kind: 'airport',
    },
    destinationPlace: { label: 'Chamonix, France', lat: 45.9237, lon: 6.8694, words: null, kind: 'city' },
    pickupDate: '2026-02-14',
    pickupTime: '14:30',
    returnDate: null,
    returnTime: null,
    isRoundTrip: false,
    passengers: 2,
    vehicleType: {
      id: 1,
      name: 'Economy',
      description: 'A comfortable estate for up to four, with room for two or three large suitcases.',
    },
    totalPrice: 110.96,
    totalPriceCents: 11096,
    currency: 'EUR',
    distance: 88.3,
    duration: 71,
    contactPhone: '+48 512 345 678',
    specialRequests: null,
    timeZone: 'Europe/Zurich',
    pickupAt: '2026-02-14T13:30:00.000Z',
    accessLevel: 'saver',
    extras: {},
    travelNumber: null,
    nameBoard: null,
    pickupAddress: null,
    destinationAddress: null,
    isTest: false,
    paymentMethod: 'card',
    ...money(changes),
    refundedCents: 0,
    lines: [
      { code: 'START', description: 'Starting price', amount: 5, amountCents: 500 },
      {
        code: 'DISTANCE',
        description: '88.3 km at 1.20 EUR',
        amount: 105.96,
        amountCents: 10596,
        pricePerKm: 1.2,
      },
    ],
    ...changes,
  }
}

/** What is paid and what is left, in keeping with what a test says of the booking: all of it is paid ahead. */
function money(changes: Partial<Booking>) {
  const { status, paymentStatus = 'pending', totalPriceCents = 11096, refundedCents = 0 } = changes
  const isPaid = paymentStatus === 'completed'
  return {
    prepaymentCents: totalPriceCents,
    paidCents: isPaid ? totalPriceCents - refundedCents : 0,
    outstandingCents: isPaid || status === 'cancelled' ? 0 : totalPriceCents,
    dueToCarrierCents: 0,
  }
}
