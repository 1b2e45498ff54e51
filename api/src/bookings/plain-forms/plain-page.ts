import type { components } from '@fiacre/sdk/contract'

type Schemas = components['schemas']

/** A ride at its price, as long as it is held. */
export interface Ride {
  quote: Schemas['Quote']
  pickupDate: string
  pickupTime: string
  returnDate: string | null
  returnTime: string | null
  passengers: number
  /** Whole minutes that the price is still held, 0 where it is held no more. */
  heldMinutes: number
  /** The form that it was asked for with, by the names of its fields. */
  asked: Readonly<Record<string, string>>
}

/** How a booking that is not made yet can be paid; money in EUR cents. */
export interface Payable {
  totalCents: number
  methods: readonly Schemas['PaymentMethod'][]
  minimumPrepaymentPercent: number
  balanceCents: number
  /** On whose invoice the account may book; null for who travels on nobody's. */
  company: Schemas['TravelCompany'] | null
}

/** What a form is drawn with besides what was typed. The site draws each (`site/src/app/server/plain`). */
export type Step =
  | {
      step: 'trip'
      /** The first day that can be asked for, YYYY-MM-DD. */
      firstDay: string
      prices?: Schemas['ClassPrices']
      candidates?: { field: 'pickup' | 'destination'; places: Schemas['Place'][] }
    }
  | { step: 'sign-in'; ride?: Ride; isRegistered: boolean }
  | { step: 'code' }
  | { step: 'sign-up'; ride?: Ride }
  | { step: 'forgot-password'; isSent: boolean }
  /** The link of a mail: the account that it is for, and where that is none, that it does not work. */
  | { step: 'reset-password'; email?: string; isDone: boolean }
  | {
      step: 'details'
      ride: Ride
      profile: Schemas['Profile']
      payable: Payable
      /** Names this booking to `Idempotency-Key`: sent twice, it is booked once. */
      key: string
    }
  | { step: 'pay'; booking: Schemas['Booking']; link: string }
  | { step: 'booking'; booking: Schemas['Booking']; payment: Schemas['BookingPayment']; key: string }
  | { step: 'cancel'; booking: Schemas['Booking']; cancellation: Schemas['Cancellation']; key: string }
  | { step: 'bookings'; bookings: readonly Schemas['Booking'][] }
  | { step: 'gone' }
  /** What could not be answered just now: the same once more, with what was typed. */
  | { step: 'retry'; method: 'get' | 'post'; to: string }

/** A page without a script, as the site is to draw it. */
export type PlainPage = Step & {
  /** Left out where that is not known, as nothing could be asked. */
  isSignedIn?: boolean
  /** What was typed, by the names of the fields; never a password. */
  values: Readonly<Record<string, string>>
  /** Why it did not go on, in the reader's words, and what stands beside each field. */
  problem?: { message: string; fields: Readonly<Record<string, string>> }
}
