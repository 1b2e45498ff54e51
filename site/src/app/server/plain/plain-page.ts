import type { Booking, FiacreClient, Place, Profile, Quote } from '@fiacre/sdk'
import type { BookingPayment } from '../../../subjects/payment/booking-payment.ts'
import type { NewPayment } from '../../../subjects/payment/way-to-pay.ts'

type ClassPrices = Awaited<ReturnType<FiacreClient['calculatePrices']>>
type Cancellation = Awaited<ReturnType<FiacreClient['previewCancellation']>>

/** A ride at its price, as long as it is held. */
export type PlainRide = {
  readonly quote: Quote
  readonly pickupDate: string
  readonly pickupTime: string
  readonly returnDate: string | null
  readonly returnTime: string | null
  readonly passengers: number
  /** Whole minutes that the price is still held, 0 where it is held no more. */
  readonly heldMinutes: number
  /** The form that it was asked for with, by the names of its fields. */
  readonly asked: Readonly<Record<string, string>>
}

/** What each page without a script is drawn with, as the service says it (`api/src/bookings/plain-forms/plain-page.ts`). */
type Steps = {
  trip: {
    firstDay: string
    prices?: ClassPrices
    candidates?: { readonly field: 'pickup' | 'destination'; readonly places: readonly Place[] }
  }
  'sign-in': { ride?: PlainRide; isRegistered: boolean }
  code: object
  'sign-up': { ride?: PlainRide }
  'forgot-password': { isSent: boolean }
  'reset-password': { email?: string; isDone: boolean }
  details: { ride: PlainRide; profile: Profile; payable: NewPayment; key: string }
  pay: { booking: Booking; link: string }
  booking: { booking: Booking; payment: BookingPayment; key: string }
  cancel: { booking: Booking; cancellation: Cancellation; key: string }
  bookings: { bookings: readonly Booking[] }
  gone: object
  retry: { method: 'get' | 'post'; to: string }
}

type Common = {
  /** Left out where nobody could say. */
  isSignedIn?: boolean
  /** What was typed, by the names of the fields. */
  values: Readonly<Record<string, string>>
  problem?: { readonly message: string; readonly fields: Readonly<Record<string, string>> }
}

type PlainStep = keyof Steps

/** The page of a step. */
export type PlainPageOf<Step extends PlainStep> = { readonly step: Step } & Readonly<Steps[Step] & Common>

export type PlainPage = { [Step in PlainStep]: PlainPageOf<Step> }[PlainStep]
