import type { Checkout } from './checkout.ts'

const PLACE = { timeZone: 'Europe/Zurich', match: 'place' } as const
/** Stands for the picture of the way. */
const MAP = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 9'/%3E"

/** A checkout for tests: from Geneva Airport to Chamonix through a hotel, with ten per cent off, open. */
export function sampleCheckout(changes: Partial<Checkout> = {}): Checkout {
  return {
    checkoutSessionId: '0198c2b0-1111-7abc-8def-0123456789ab',
    status: 'open',
    test: false,
    expiresAt: '2099-02-11T09:12:10.000Z',
    quote: {
      quoteId: '0198c2a4-6f0e-7d5e-9a53-0b1d7c5b1f11',
      expiresAt: '2099-02-10T09:42:10.000Z',
      vehicleType: {
        id: 2,
        name: 'Business',
        description: 'An executive saloon for up to four travellers.',
        imageUrl: '/vehicles/business.svg',
        maxPassengers: 4,
        minimumPrice: 25,
        minimumPriceCents: 2500,
      },
      pickupLocation: 'Geneva Airport (GVA), Switzerland',
      destination: 'Chamonix, France',
      pickupPlace: {
        ...PLACE,
        id: 'airport:GVA',
        name: 'Geneva Airport',
        label: 'Geneva Airport (GVA), Switzerland',
        countryCode: 'CH',
        lat: 46.2381,
        lon: 6.109,
        kind: 'airport',
      },
      destinationPlace: {
        ...PLACE,
        id: 'geonames:3027301',
        name: 'Chamonix',
        label: 'Chamonix, France',
        countryCode: 'FR',
        lat: 45.9237,
        lon: 6.8694,
        kind: 'city',
      },
      oneWayDistance: 88.3,
      distance: 88.3,
      isRoundTrip: false,
      duration: 71,
      estimated: true,
      source: 'estimate',
      mapUrl: MAP,
      timeZone: 'Europe/Zurich',
      pickupAt: '2099-02-14T13:30:00.000Z',
      basePrice: 5,
      pricePerKm: 1.62,
      totalPrice: 133.24,
      totalPriceCents: 13_324,
      currency: 'EUR',
      promo: {
        code: 'WELCOME10',
        applied: true,
        message: 'WELCOME10 takes 10 % off.',
        percent: 10,
        discount: 14.81,
        discountCents: 1481,
      },
      lines: [
        { code: 'START', description: 'Starting price', amount: 5, amountCents: 500 },
        { code: 'DISTANCE', description: '88.3 km', amount: 105.96, amountCents: 10_596, pricePerKm: 1.2 },
        { code: 'CLASS', description: 'Business', amount: 37.09, amountCents: 3709, percent: 35 },
        { code: 'DISCOUNT', description: 'WELCOME10', amount: -14.81, amountCents: -1481, percent: 10 },
      ],
    },
    journey: {
      vehicleTypeId: 2,
      pickupLocation: 'Geneva Airport (GVA), Switzerland',
      destination: 'Chamonix, France',
      passengers: 2,
      isRoundTrip: false,
      pickupDate: '2099-02-14',
      pickupTime: '14:30',
      returnDate: null,
      returnTime: null,
    },
    brand: {
      name: 'Hotel Chamonix',
      partner: true,
      logoUrl: null,
      accent: '#7a1f3d',
      onAccent: '#ffffff',
    },
    backUrl: 'https://hotel.example/transfers',
    booking: null,
    ...changes,
  }
}
