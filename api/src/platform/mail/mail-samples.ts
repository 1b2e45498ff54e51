import type {
  BookingDifference,
  BookingSummary,
  DriverFacts,
  CarriedRide,
  Mail,
  MailKind,
  WrittenRequest,
} from './mail.ts'
import type { Receipt, TransferDetails } from './payment-details.ts'

/** Paid ahead in part, by card. */
const paidBooking: Omit<BookingSummary, 'bookingLink'> = {
  bookingNumber: 'FC-7K2M9P',
  pickupLocation: 'Geneva Airport (GVA)',
  destination: 'Chamonix-Mont-Blanc, France',
  pickupPlace: {
    label: 'Geneva Airport (GVA), Switzerland',
    localName: 'Aéroport de Genève',
    lat: 46.2381,
    lon: 6.109,
    words: null,
    kind: 'airport',
  },
  destinationPlace: { label: 'Chamonix, France', lat: 45.92371, lon: 6.86943, words: null, kind: 'city' },
  pickupAddress: null,
  destinationAddress: 'Hotel Les Aiglons, 270 Avenue de Courmayeur',
  pickupLocalTime: '2031-02-03 14:30',
  returnLocalTime: '2031-02-10 09:15',
  vehicle: 'Van',
  passengers: 6,
  extras: {
    luggage: { suitcases: 4, handLuggage: 6 },
    childSeats: { infant: 1, child: 0, booster: 2 },
    meetAndGreet: true,
  },
  accessLevel: 'flexible',
  travelNumber: 'LX 2804',
  nameBoard: 'Ada Lovelace',
  notes: 'Two pairs of skis. We come out at the French side of the airport.',
  cancelUntil: '2031-02-03 14:30',
  changeUntil: '2031-02-03 12:30',
  totalCents: 60_258,
  paidCents: 18_078,
  outstandingCents: 0,
  dueToCarrierCents: 42_180,
}

const carriedRide: CarriedRide = {
  bookingNumber: paidBooking.bookingNumber,
  pickup: 'Geneva Airport (GVA), Switzerland',
  destination: 'Chamonix-Mont-Blanc, France',
  pickupLocalTime: paidBooking.pickupLocalTime,
  vehicle: paidBooking.vehicle,
  passengers: paidBooking.passengers,
  extras: paidBooking.extras,
}

const driver: DriverFacts = {
  name: 'Nina Favre',
  phone: '+41 79 123 45 67',
  vehicle: 'Mercedes-Benz V-Class',
  plate: 'GE 123456',
  waitsUntil: '15:30',
}

const receipt: Receipt = {
  paidOn: '2031-01-28',
  method: 'card',
  lines: [
    { label: 'START', amountCents: 500 },
    { label: 'DISTANCE', amountCents: 18_993 },
    { label: 'CLASS', amountCents: 7_940 },
    { label: 'RETURN', amountCents: 27_433 },
    { label: 'CHILD_SEATS', amountCents: 3_600 },
    { label: 'MEET_AND_GREET', amountCents: 1_800 },
    { label: 'FLEXIBLE', amountCents: 5_478 },
    { label: 'DISCOUNT', amountCents: -5_486 },
  ],
  totalCents: 60_258,
  paidCents: 18_078,
}

const changes: BookingDifference[] = [
  { field: 'pickup', before: '2031-02-03 13:00', after: paidBooking.pickupLocalTime },
  { field: 'passengers', before: '5', after: '6' },
  { field: 'travelNumber', before: null, after: paidBooking.travelNumber },
  {
    field: 'extras',
    before: { luggage: { suitcases: 3, handLuggage: 6 }, meetAndGreet: true },
    after: paidBooking.extras,
  },
]

const transfer: TransferDetails = {
  holder: 'Fiacre (example)',
  iban: 'DE89370400440532013000',
  bic: 'COBADEFFXXX',
  bankName: 'Example bank',
  reference: 'FC-7K2M9P',
  amountCents: 60_258,
  isExample: true,
}

const request: WrittenRequest = {
  id: 12,
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '+44 20 7946 0000',
  subject: 'A second child seat',
  category: 'booking',
  message: 'We will be one child more.\nCan the driver bring a second seat?',
  bookingNumber: paidBooking.bookingNumber,
  isOwnBooking: true,
  accessLevel: 'flexible',
}

/** A mail of every kind, for the previews and the tests. @param origin where its links lead */
export function mailSamples(origin: string): { [Kind in MailKind]: Extract<Mail, { kind: Kind }> } {
  const firstName = 'Ada'
  const newEmail = 'ada.new@example.com'
  const booking = { ...paidBooking, bookingLink: `${origin}/booking?booking=1` }
  const open = { ...booking, paidCents: 0, outstandingCents: booking.paidCents }
  const byTransfer = { ...open, outstandingCents: open.totalCents, dueToCarrierCents: 0 }
  const cancelled = { ...booking, paidCents: 0, dueToCarrierCents: 0 }
  const link = `${origin}/booking?booking=1&from=mail`
  const toBooking = { firstName, booking, link }
  const toPayment = { firstName, booking: open, link: `${origin}/payment?booking=1&from=mail` }
  const toPassword = { firstName, link: `${origin}/forgot-password` }
  const invoice = {
    firstName,
    invoice: 'FI-2031-000014',
    amountCents: 183_900,
    dueOn: '2031-02-15',
    link: `${origin}/partner?tab=money`,
  }
  const secret = { firstName, link: `${origin}/preview?token=0123456789abcdefghijklmnopqrstuvwxyzABCDEFG` }
  return {
    'confirm-email': { kind: 'confirm-email', ...secret },
    'confirm-new-email': { kind: 'confirm-new-email', newEmail, ...secret },
    'email-change-asked': { kind: 'email-change-asked', newEmail, ...toPassword },
    'email-changed': { kind: 'email-changed', newEmail, ...secret },
    'email-change-undone': { kind: 'email-change-undone', newEmail, firstName },
    'sign-in-link': { kind: 'sign-in-link', ...secret },
    'reset-password': { kind: 'reset-password', ...secret },
    'password-changed': { kind: 'password-changed', ...toPassword },
    'name-corrected': { kind: 'name-corrected', firstName: 'Ada', link: `${origin}/profile` },
    'second-factor-changed': { kind: 'second-factor-changed', ...toPassword },
    'carrier-news': {
      kind: 'carrier-news',
      firstName,
      what: 'suspended',
      reason: 'The insurance of your van has run out.',
      link: `${origin}/carrier`,
    },
    'carrier-ride': {
      kind: 'carrier-ride',
      firstName,
      what: 'offered',
      ride: carriedRide,
      netCents: 14_712,
      until: '2031-02-01 11:20',
      link: `${origin}/carrier`,
    },
    'partner-news': {
      kind: 'partner-news',
      firstName,
      what: 'needsMore',
      reason: 'The VAT number is of another company.',
      link: `${origin}/partner`,
    },
    'agreement-changed': {
      kind: 'agreement-changed',
      firstName,
      business: 'partner',
      stage: 'published',
      day: '2031-02-16',
      link: `${origin}/partner`,
    },
    'objection-decided': {
      kind: 'objection-decided',
      firstName,
      statement: '2026-01-0198C500',
      correctionCents: 2000,
      answer: 'The driver waited for an hour, as the record shows.',
      link: `${origin}/carrier`,
    },
    'member-invitation': {
      kind: 'member-invitation',
      firstName: '',
      business: 'carrier',
      until: '2031-02-08 14:30',
      link: `${origin}/carrier?token=0123456789abcdefghijklmnopqrstuvwxyzABCDEFG`,
    },
    'payout-account-changed': {
      kind: 'payout-account-changed',
      firstName,
      ibanEnd: '3000',
      formerEnd: '2957',
      holdsFrom: '2031-02-04 11:20',
      link: `${origin}/forgot-password`,
    },
    'invoice-issued': { kind: 'invoice-issued', ...invoice },
    'invoice-overdue': { kind: 'invoice-overdue', ...invoice },
    'payout-returned': {
      kind: 'payout-returned',
      firstName,
      amountCents: 41_280,
      ibanEnd: '3000',
      link: `${origin}/carrier`,
    },
    'booking-received': { kind: 'booking-received', ...toPayment },
    'bank-transfer': { kind: 'bank-transfer', ...toPayment, booking: byTransfer, transfer },
    'payment-processing': { kind: 'payment-processing', ...toPayment },
    'payment-in-review': { kind: 'payment-in-review', ...toPayment },
    'payment-returned': { kind: 'payment-returned', ...toPayment },
    'booking-paid': { kind: 'booking-paid', ...toBooking },
    'driver-details': { kind: 'driver-details', driver, ...toBooking },
    'driver-late': { kind: 'driver-late', driver, ...toBooking },
    'rate-ride': { kind: 'rate-ride', ...toBooking },
    'driver-arrived': { kind: 'driver-arrived', driver, ...toBooking },
    'ride-incident': {
      kind: 'ride-incident',
      text: 'Your car has broken down.\nAnother one is on its way and is with you at 15:10.',
      ...toBooking,
    },
    receipt: { kind: 'receipt', receipt, ...toBooking },
    'booking-cancelled': {
      kind: 'booking-cancelled',
      reason: 'traveller',
      refundCents: 10_000,
      cardCents: 8_078,
      ...toBooking,
      booking: cancelled,
    },
    'booking-changed': {
      kind: 'booking-changed',
      changes,
      differenceCents: 3_960,
      chargedCents: 1_188,
      creditedCents: 0,
      dueBeforeCents: 39_408,
      ...toBooking,
    },
    'change-to-pay': {
      kind: 'change-to-pay',
      firstName,
      bookingNumber: booking.bookingNumber,
      amountCents: 3_960,
      link: `${origin}/sandbox/pay/0198c2b0`,
    },
    'payment-to-balance': {
      kind: 'payment-to-balance',
      amountCents: 18_078,
      firstName,
      booking,
      link: `${origin}/balance`,
    },
    refund: { kind: 'refund', balanceCents: 1_500, cardCents: 3_500, ...toBooking },
    'payment-failed': { kind: 'payment-failed', ...toPayment },
    'closing-warning': {
      kind: 'closing-warning',
      firstName,
      closesOn: '2031-03-01',
      link: `${origin}/dashboard`,
    },
    'account-closed': { kind: 'account-closed', erasedOn: '2031-03-31', ...toPassword },
    'account-deleted': { kind: 'account-deleted', firstName },
    'account-blocked': { kind: 'account-blocked', firstName },
    'contact-received': { kind: 'contact-received', firstName: '' },
    'contact-reply': {
      kind: 'contact-reply',
      firstName,
      reference: 12,
      text: 'The driver brings a second seat.\nIt costs nothing more.',
      quoted: request.message,
    },
    'contact-request': { kind: 'contact-request', firstName: '', request },
    'service-alert': {
      kind: 'service-alert',
      firstName: '',
      isWell: false,
      checks: [
        { name: 'jobs', since: '2031-02-03T14:30:00.000Z', values: ['12'] },
        { name: 'disk', since: '2031-02-03T14:31:00.000Z', values: ['40'] },
      ],
      link: `${origin}/admin?tab=health`,
    },
    'webhook-disabled': {
      kind: 'webhook-disabled',
      firstName: '',
      url: 'https://hotel.example/webhooks/fiacre',
      reason: 'failing',
      link: `${origin}/docs`,
    },
  }
}
