import type { DocumentMoney, DocumentPerson, DocumentTrip } from './document-input.ts'

const trip: DocumentTrip = {
  bookingNumber: 'FI-7K2M9Q',
  status: 'confirmed',
  pickupLocation: 'Kraków Airport (KRK), Balice',
  destination: 'Łódź, Piotrkowska 104',
  durationHours: null,
  pickupPlace: {
    label: 'Kraków Airport (KRK), Poland',
    localName: 'Lotnisko Kraków',
    lat: 50.0777,
    lon: 19.7848,
    words: null,
    kind: 'airport',
  },
  destinationPlace: { label: 'Łódź, Poland', lat: 51.77058, lon: 19.47395, words: null, kind: 'city' },
  pickupDate: '2026-12-01',
  pickupTime: '14:30',
  returnDate: '2026-12-08',
  returnTime: '09:15',
  timeZone: 'Europe/Warsaw',
  pickupAt: new Date('2026-12-01T13:30:00Z'),
  returnAt: new Date('2026-12-08T08:15:00Z'),
  durationMinutes: 165,
  distanceKm: 246.3,
  distanceUnit: 'km',
  vehicle: 'Comfort',
  vehicleDescription: 'Mercedes-Benz E-Class or similar',
  passengers: 3,
  travelNumber: 'LO 3923',
  luggage: { suitcases: 3, handLuggage: 2 },
  childSeats: { infant: 0, child: 1, booster: 1 },
  meetAndGreet: true,
  nameBoard: 'Familie Großmann',
  pickupAddress: 'Terminal, exit A',
  destinationAddress: null,
  notes: 'We travel with a folded pram.\nPlease call when you are there.',
  contactPhone: '+49 30 1234567',
  accessLevel: 'flexible',
  link: 'https://fiacre.example/bookings/FI-7K2M9Q',
  isTest: false,
}

const money: DocumentMoney = {
  totalCents: 41_350,
  paidCents: 12_405,
  dueToCarrierCents: 28_945,
  refundedCents: 0,
  cardRefundedCents: 0,
  payer: null,
  lines: [
    { label: 'START', amountCents: 1700 },
    { label: 'DISTANCE', amountCents: 16_500 },
    { label: 'CLASS', amountCents: 3150 },
    { label: 'RETURN', amountCents: 18_000 },
    { label: 'CHILD_SEATS', amountCents: 1000 },
    { label: 'MEET_AND_GREET', amountCents: 1500 },
    { label: 'FLEXIBLE', amountCents: 1500 },
    { label: 'DISCOUNT', amountCents: -2000 },
  ],
  payments: [{ at: new Date('2026-11-22T10:12:00Z'), method: 'card', amountCents: 12_405 }],
}

const person: DocumentPerson = {
  name: 'Friederike Großmann',
  company: 'Großmann & Töchter GmbH',
  vatNumber: 'DE811569869',
  address: ['Lindenstraße 12', '10969 Berlin', 'Deutschland'],
  email: 'friederike@example.org',
}

/** A booking with everything that documents can tell, to look at and to test with. */
export const documentSample = { trip, money, person } as const
