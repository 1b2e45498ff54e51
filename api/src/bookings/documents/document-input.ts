import type { DistanceUnit } from '@fiacre/sdk/rules'
import type { PlaceFacts } from '#platform/localisation/written-values.ts'

/** A journey as documents write it. Locals are the clock of the place; instants are what calendars need. */
export interface DocumentTrip {
  bookingNumber: string
  status: 'pending' | 'confirmed' | 'in-progress' | 'completed' | 'cancelled'
  pickupLocation: string
  destination: string
  /** Of a car by the hour, whose destination is its pickup; null for a transfer. */
  durationHours: number | null
  /** What the price was made for. */
  pickupPlace: PlaceFacts | null
  destinationPlace: PlaceFacts | null
  /** `YYYY-MM-DD` and `HH:mm`, local to the place of the pickup. */
  pickupDate: string
  pickupTime: string
  returnDate: string | null
  returnTime: string | null
  /** IANA. */
  timeZone: string
  pickupAt: Date
  returnAt: Date | null
  /** Of one way. */
  durationMinutes: number
  /** Of a car by the hour, what is included. */
  distanceKm: number
  /** In which the traveller reads distances. */
  distanceUnit: DistanceUnit
  vehicle: string
  /** In English. */
  vehicleDescription: string
  passengers: number
  /** Of the flight or train. */
  travelNumber: string | null
  luggage: { suitcases: number; handLuggage: number } | null
  childSeats: { infant: number; child: number; booster: number } | null
  meetAndGreet: boolean
  nameBoard: string | null
  /** Where in the town, for the driver. */
  pickupAddress: string | null
  destinationAddress: string | null
  notes: string | null
  contactPhone: string | null
  accessLevel: 'saver' | 'flexible'
  /** The absolute address of the booking's page. */
  link: string
  isTest: boolean
}

/** A part of the price: one of our codes, or plain text. */
interface DocumentLine {
  label: string
  amountCents: number
}

/** Money that came in; a negative amount went back to the balance or, of the method `card`, to the card. */
export interface DocumentPayment {
  at: Date
  method: 'card' | 'bank-transfer' | 'balance' | 'invoice' | 'test'
  amountCents: number
}

/** All in EUR cents; the lines, where there are any, add up to the total. */
export interface DocumentMoney {
  totalCents: number
  paidCents: number
  dueToCarrierCents: number
  /** What went back, to the balance and to cards. */
  refundedCents: number
  /** Of it, what went to cards. */
  cardRefundedCents: number
  lines: DocumentLine[]
  payments: DocumentPayment[]
  /** The company on whose invoice its traveller booked, and what its bookkeeping calls it; null where the traveller pays. */
  payer: { name: string; costReference: string | null } | null
}

/** Who booked; the address line by line. */
export interface DocumentPerson {
  name: string
  /** Whom it was booked for, with its VAT number; null when that is the traveller. */
  company: string | null
  vatNumber: string | null
  address: string[]
  email: string
}
