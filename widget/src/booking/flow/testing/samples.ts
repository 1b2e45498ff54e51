import type {
  Booking,
  BookingResult,
  ClassPrices,
  Distance,
  Place,
  Quote,
  RouteDrawing,
  VehicleType,
} from '@fiacre/sdk'
import { VEHICLE_CLASSES } from '@fiacre/sdk/rules'

export const GENEVA_AIRPORT: Place = {
  id: 'airport:GVA',
  name: 'Geneva Airport',
  label: 'Geneva Airport (GVA), Switzerland',
  countryCode: 'CH',
  lat: 46.2381,
  lon: 6.109,
  kind: 'airport',
  timeZone: 'Europe/Zurich',
}

export const CHAMONIX: Place = {
  id: 'geonames:3027301',
  name: 'Chamonix',
  label: 'Chamonix, France',
  countryCode: 'FR',
  lat: 45.9237,
  lon: 6.8694,
  kind: 'resort',
  timeZone: 'Europe/Paris',
}

export const HELSINKI: Place = {
  ...GENEVA_AIRPORT,
  id: 'geonames:658225',
  name: 'Helsinki',
  label: 'Helsinki, Finland',
  countryCode: 'FI',
  kind: 'city',
  timeZone: 'Europe/Helsinki',
}

export const FLEET: VehicleType[] = VEHICLE_CLASSES.map((vehicle) => ({
  ...vehicle,
  minimumPrice: vehicle.minimumPriceCents / 100,
}))

export const WAY: Distance = {
  distanceKm: 88.3,
  duration: 71,
  estimated: true,
  source: 'estimate',
  mapUrl: `/api/routes/${'a'.repeat(32)}/map`,
  pickup: GENEVA_AIRPORT,
  destination: CHAMONIX,
}

/** The way as the service would draw it. */
export const DRAWING: RouteDrawing = {
  width: 640,
  height: 360,
  land: ['M-4 -4L644 -4L644 364L260 364L190 310L90 290L40 220L-4 200Z'],
  way: 'M110 60L240 120Q254 126 262 139L340 210Q350 220 364 224L530 300',
  isDirectLine: false,
  pickup: { x: 110, y: 60, side: 'above' },
  destination: { x: 530, y: 300, side: 'below' },
  towns: [{ name: 'Annecy', x: 150, y: 250, side: 'right' }],
  distanceKm: 88.3,
  durationMinutes: 71,
}

/** A one-way price of EUR 110.96 made at 10:00 in Geneva, held until 10:30. */
export function quoteOf(change: Partial<Quote> = {}): Quote {
  return {
    quoteId: '0198c2a4-6f0e-7d5e-9a53-0b1d7c5b1f11',
    expiresAt: '2026-05-12T08:30:00.000Z',
    vehicleType: FLEET[0]!,
    pickupLocation: GENEVA_AIRPORT.label,
    destination: CHAMONIX.label,
    pickupPlace: { ...GENEVA_AIRPORT, match: 'point' },
    destinationPlace: { ...CHAMONIX, match: 'point' },
    oneWayDistance: 88.3,
    distance: 88.3,
    isRoundTrip: false,
    duration: 71,
    estimated: true,
    source: 'estimate',
    mapUrl: WAY.mapUrl,
    timeZone: 'Europe/Zurich',
    pickupAt: '2026-05-14T12:30:00.000Z',
    basePrice: 5,
    pricePerKm: 1.2,
    totalPrice: 110.96,
    totalPriceCents: 11096,
    currency: 'EUR',
    extras: {},
    accessLevel: 'saver',
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
    ...change,
  }
}

/** Prices that were made together. */
export function pricesOf(...quotes: [Quote, ...Quote[]]): ClassPrices {
  return { expiresAt: quotes[0].expiresAt, quotes, withoutRoom: [] }
}

/** The price of each class, 20 euros more from one to the next. */
export function pricesOfFleet(change: Partial<Quote> = {}): ClassPrices {
  const quotes = FLEET.map((vehicleType, index) =>
    quoteOf({
      vehicleType,
      quoteId: `0198c2a4-6f0e-7d5e-9a53-0b1d7c5b1f1${index + 1}`,
      totalPriceCents: 11_096 + 2_000 * index,
      totalPrice: (11_096 + 2_000 * index) / 100,
      ...change,
    }),
  )
  return { expiresAt: quoteOf(change).expiresAt, quotes, withoutRoom: [] }
}

const BOOKING: Booking = {
  id: 1042,
  bookingNumber: 'FC-7K2M9Q',
  createdAt: '2026-05-12T08:01:00.000Z',
  status: 'pending',
  paymentStatus: 'pending',
  pickupLocation: GENEVA_AIRPORT.label,
  destination: CHAMONIX.label,
  pickupPlace: {
    label: 'Geneva Airport (GVA), Switzerland',
    lat: 46.2381,
    lon: 6.109,
    words: null,
    kind: 'airport',
  },
  destinationPlace: { label: 'Chamonix, France', lat: 45.9237, lon: 6.8694, words: null, kind: 'city' },
  pickupDate: '2026-05-14',
  pickupTime: '14:30',
  returnDate: null,
  returnTime: null,
  isRoundTrip: false,
  passengers: 2,
  vehicleType: { id: 1, name: 'Economy', description: 'A comfortable estate.' },
  totalPrice: 110.96,
  totalPriceCents: 11096,
  currency: 'EUR',
  distance: 88.3,
  duration: 71,
  contactPhone: null,
  specialRequests: null,
  accessLevel: 'saver',
  extras: {},
  travelNumber: null,
  nameBoard: null,
  pickupAddress: null,
  destinationAddress: null,
  isTest: false,
  paymentMethod: 'card',
  prepaymentCents: 11096,
  paidCents: 0,
  outstandingCents: 11096,
  dueToCarrierCents: 0,
  refundedCents: 0,
  lines: [],
  timeZone: 'Europe/Zurich',
  pickupAt: '2026-05-14T12:30:00.000Z',
}

/** The answer to a booking, with or without ways to pay. */
export function bookedWith(change: Omit<BookingResult, 'booking'> = {}): BookingResult {
  return { booking: BOOKING, ...change }
}

export const COMPLETE_PROFILE = {
  country: 'PL',
  city: 'Warszawa',
  address: 'ul. Prosta 1',
  zipCode: '00-001',
}
