import type { TestBooking } from '../clock/clock-reads.ts'
import type { Figures, Sums, ThroughBooking } from './result-reads.ts'

export const NO_SUMS: Sums = {
  quotes: 0,
  checkouts: 0,
  booked: 0,
  paid: 0,
  cancelled: 0,
  rides: 0,
  pricedCents: 0,
  earnedCents: 0,
}

const SUMS: Sums = {
  quotes: 412,
  checkouts: 48,
  booked: 31,
  paid: 27,
  cancelled: 2,
  rides: 22,
  pricedCents: 496530,
  earnedCents: 4965,
}

export const sampleFigures = (more: Partial<Figures> = {}): Figures => ({
  from: '2026-01-12',
  to: '2026-02-10',
  by: 'day',
  isTest: false,
  reckonedAt: '2026-02-10T09:00:00.000Z',
  total: SUMS,
  rows: [
    { key: '2026-02-09', label: null, sums: NO_SUMS },
    { key: '2026-02-10', label: null, sums: SUMS },
  ],
  ...more,
})

export const sampleThrough = (more: Partial<ThroughBooking> = {}): ThroughBooking => ({
  bookingNumber: 'FC-7K2M9Q',
  createdAt: '2026-02-10T08:40:00.000Z',
  status: 'confirmed',
  paymentStatus: 'completed',
  vehicleTypeId: 2,
  passengers: 2,
  isRoundTrip: false,
  pickup: 'Geneva Airport (GVA), Switzerland',
  destination: null,
  pickupAt: '2026-02-14T13:30:00.000Z',
  timeZone: 'Europe/Zurich',
  totalPriceCents: 18390,
  discountCents: 0,
  promoCode: null,
  campaign: 'winter-2026',
  rule: 'key',
  keyHint: 'pk_live_…6t4y',
  isOwn: false,
  isUnagreed: false,
  earnedCents: 1839,
  test: false,
  ...more,
})

export const sampleTest = (): TestBooking => ({
  scenario: null,
  happened: [],
  ahead: [
    { at: '2026-02-13T13:30:00.000Z', leg: 'outbound', what: 'driver-named' },
    { at: '2026-02-14T14:43:00.000Z', leg: 'outbound', what: 'ride-done' },
  ],
  moments: ['change-deadline', 'pickup', 'after-ride'],
  changeUntil: '2026-02-13T13:30:00.000Z',
  refundUntil: '2026-02-13T13:30:00.000Z',
  booking: {
    bookingNumber: 'FC-7K2M9Q',
    version: 2,
    checkoutSessionId: null,
    status: 'confirmed',
    paymentStatus: 'completed',
    vehicleTypeId: 1,
    passengers: 2,
    isRoundTrip: false,
    pickupAt: '2026-02-14T13:30:00.000Z',
    returnAt: null,
    timeZone: 'Europe/Zurich',
    totalPriceCents: 18390,
    discountCents: 0,
    paidCents: 18390,
    refundedCents: 0,
    currency: 'EUR',
    promoCode: null,
    test: true,
  },
})
