import type { AccessLevel, Extras } from '@fiacre/sdk/rules'
import type { HireFacts, PlaceFacts } from '../localisation/written-values.ts'
import type { Receipt, TransferDetails } from './payment-details.ts'

/** Every mail the service sends, with what its text needs. Links are addresses of our own. */
export type Mail = { firstName: string } & (
  | { kind: 'confirm-email'; link: string }
  /** To the new address. */
  | { kind: 'confirm-new-email'; newEmail: string; link: string }
  /** To the old address, before anything has changed; the link leads to a new password. */
  | { kind: 'email-change-asked'; newEmail: string; link: string }
  /** To the old address; the link takes the change back. */
  | { kind: 'email-changed'; newEmail: string; link: string }
  /** To the address that goes when an earlier one, `newEmail`, is the account's again. */
  | { kind: 'email-change-undone'; newEmail: string }
  | { kind: 'reset-password'; link: string }
  /** The link leads to the sign-in, which takes the password also while too many wrong ones were tried. */
  | { kind: 'sign-in-link'; link: string }
  /** The link leads to a new password. */
  | { kind: 'password-changed'; link: string }
  /** Our people corrected the name of an account; the link leads to it, in the profile. */
  | { kind: 'name-corrected'; link: string }
  /** To somebody of the back office: what is asked for after the password is not what it was. */
  | { kind: 'second-factor-changed'; link: string }
  /** To the owners of a carrier; the link leads to its page. */
  | ({ kind: 'carrier-news'; link: string } & CarrierNews)
  /** To those who see to the rides of a carrier; the link leads to its page. */
  | {
      kind: 'carrier-ride'
      what: RideNews
      ride: CarriedRide
      /** What the carrier gets for it. */
      netCents: number
      /** By when an answer is asked for, local to the pickup: `2026-12-01 14:30`; null where none is. */
      until: string | null
      link: string
    }
  /** To the owners of a partner; the link leads to its page. */
  | ({ kind: 'partner-news'; link: string } & PartnerNews)
  /** To the owners of a partner or a carrier that has not agreed to a changed agreement, which holds from a day on (YYYY-MM-DD). */
  | {
      kind: 'agreement-changed'
      business: 'partner' | 'carrier'
      stage: AgreementStage
      day: string
      link: string
    }
  /**
   * To the owners of a carrier or a partner, also at an address that they just left: payouts are to go to another account. Ends are the last
   * four signs of an IBAN; `holdsFrom` is UTC, `2026-12-01 14:30`. The link leads to a new password.
   */
  | { kind: 'payout-account-changed'; ibanEnd: string; formerEnd: string; holdsFrom: string; link: string }
  /** To those who see to the books of a carrier or a partner: what came of an objection to a statement. The answer is in the words of our people. */
  | {
      kind: 'objection-decided'
      /** What people call the statement. */
      statement: string
      /** What is given back; null where nothing is. */
      correctionCents: number | null
      answer: string
      link: string
    }
  /** To whoever is asked to act for a business, who may be a stranger to us; `until` is UTC, `2026-12-01 14:30`. */
  | { kind: 'member-invitation'; business: 'carrier' | 'partner'; until: string; link: string }
  /** To those who see to the books: the bank sent a payment back. */
  | { kind: 'payout-returned'; amountCents: number; ibanEnd: string; link: string }
  /** To owners and bookkeepers of a partner: its invoice of a month, and that one is not paid; `dueOn` is YYYY-MM-DD. */
  | ({ kind: 'invoice-issued'; link: string } & MailedInvoice)
  | ({ kind: 'invoice-overdue'; link: string } & MailedInvoice)
  | { kind: 'booking-received'; booking: BookingSummary; link: string }
  | { kind: 'bank-transfer'; booking: BookingSummary; transfer: TransferDetails; link: string }
  /** Paid by a way that clears later. */
  | { kind: 'payment-processing'; booking: BookingSummary; link: string }
  /** Of another sum than was asked: a person decides on it. */
  | { kind: 'payment-in-review'; booking: BookingSummary; link: string }
  /** It could not be used after all; the link leads to another try. */
  | { kind: 'payment-returned'; booking: BookingSummary; link: string }
  /** The confirmation of a booking. */
  | { kind: 'booking-paid'; booking: BookingSummary; link: string }
  /** Who drives, shortly before the pickup; and that they are there. */
  | { kind: 'driver-details'; booking: BookingSummary; driver: DriverFacts; link: string }
  | { kind: 'driver-arrived'; booking: BookingSummary; driver: DriverFacts; link: string }
  /** The driver may not be there on time. */
  | { kind: 'driver-late'; booking: BookingSummary; driver: DriverFacts; link: string }
  /** How it was: asked once, when the last way is over. The link leads to the booking, where it is rated. */
  | { kind: 'rate-ride'; booking: BookingSummary; link: string }
  /** Something went wrong with the ride: what our people write of it. */
  | { kind: 'ride-incident'; booking: BookingSummary; text: string; link: string }
  | { kind: 'receipt'; booking: BookingSummary; receipt: Receipt; link: string }
  | {
      kind: 'booking-cancelled'
      booking: BookingSummary
      reason: CancellationReason
      /** What goes back to the account's balance; null when nothing had been paid, 0 when nothing goes there. */
      refundCents: number | null
      /** What goes back to the cards that paid. */
      cardCents: number
      link: string
    }
  | {
      kind: 'booking-changed'
      /** As it is now. */
      booking: BookingSummary
      changes: BookingDifference[]
      /** By how much the total rose; below zero when it fell. */
      differenceCents: number
      /** What was paid ahead for the change. */
      chargedCents: number
      /** What went to the account's balance. */
      creditedCents: number
      /** What the driver was to get on the day, before the change. */
      dueBeforeCents: number
      link: string
    }
  /** Our people prepared a change that the traveller asked for; the link leads to the page where its difference is paid. */
  | { kind: 'change-to-pay'; bookingNumber: string; amountCents: number; link: string }
  /** A payment that was not needed: a second one, or one for a cancelled booking. The link leads to the balance. */
  | { kind: 'payment-to-balance'; booking: BookingSummary; amountCents: number; link: string }
  /** Money that goes back for a booking that stays: to the balance, to the cards that paid, or some to each. */
  | { kind: 'refund'; booking: BookingSummary; balanceCents: number; cardCents: number; link: string }
  | { kind: 'payment-failed'; booking: BookingSummary; link: string }
  /** `closesOn` is YYYY-MM-DD. */
  | { kind: 'closing-warning'; closesOn: string; link: string }
  /** `erasedOn` is YYYY-MM-DD; the link leads to a new password, which opens the account again. */
  | { kind: 'account-closed'; erasedOn: string; link: string }
  | { kind: 'account-deleted' }
  | { kind: 'account-blocked' }
  /** To whoever wrote to us: that it has arrived. */
  | { kind: 'contact-received' }
  /** What one of our people answers to a message, and the message. */
  | { kind: 'contact-reply'; reference: number; text: string; quoted: string }
  /** To our own people: what somebody wrote. Answers go to the sender. */
  | { kind: 'contact-request'; request: WrittenRequest }
  /** To whoever runs the service, in English: what is wrong with it and does not wait, or is well again. The link leads to the checks. */
  | { kind: 'service-alert'; isWell: boolean; checks: readonly AlertedCheck[]; link: string }
  /** To whoever is to hear of an address of webhooks: nothing more is sent there. The link leads to their documentation. */
  | { kind: 'webhook-disabled'; url: string; reason: 'gone' | 'failing'; link: string }
)

/** Who drives, in what, and until when (local to the pickup, HH:mm) they wait. */
export interface DriverFacts {
  name: string
  phone: string
  vehicle: string
  plate: string
  waitsUntil: string
}

export type MailKind = Mail['kind']

/** What becomes of a carrier, or of one of its papers. `reason` is in the words of our people, `day` is YYYY-MM-DD. */
export type CarrierNews =
  | { what: 'submitted' | 'approved' | 'reinstated' | 'kept' | 'closed' | 'paperApproved' | 'paperRejected' }
  | { what: 'needsMore' | 'rejected' | 'suspended'; reason: string }
  /** By a notice; the day is YYYY-MM-DD. */
  | { what: 'ending'; reason: string; day: string }
  | { what: 'paperExpiring' | 'paperExpired'; day: string }

/** What becomes of a ride that a carrier is asked to drive, or has. */
export const RIDE_NEWS = ['offered', 'given', 'over', 'changed', 'updated', 'cancelled', 'lost'] as const
export type RideNews = (typeof RIDE_NEWS)[number]

/** A ride as mails tell carriers of it: nobody's name is in it. */
export interface CarriedRide extends HireFacts {
  bookingNumber: string
  /** The places by their own names. */
  pickup: string
  destination: string
  /** Local to the pickup: `2026-12-01 14:30`. */
  pickupLocalTime: string
  /** The English name of its class; mails say it in their own language. */
  vehicle: string
  passengers: number
  extras: Extras
}

/** An invoice of a partner, or its credit note. */
interface MailedInvoice {
  /** Its number. */
  invoice: string
  /** What is open of it; below zero it is a credit note. */
  amountCents: number
  /** YYYY-MM-DD. */
  dueOn: string
}

/** What becomes of a partner. `reason` is in the words of our people. */
export type PartnerNews =
  | { what: 'submitted' | 'approved' | 'reinstated' | 'kept' | 'closed' }
  | { what: 'needsMore' | 'rejected' | 'suspended'; reason: string }
  /** By a notice; the day is YYYY-MM-DD. */
  | { what: 'ending'; reason: string; day: string }

/** It was published, holds soon, or holds. */
export type AgreementStage = 'published' | 'reminder' | 'lapsed'

/** A check of the service: its name, since when (ISO 8601) it has not stood well, and what was found. */
export interface AlertedCheck {
  name: string
  since: string
  values: readonly string[]
}

/** A message to us, in the words of whoever wrote it. */
export interface WrittenRequest {
  id: number
  name: string
  email: string
  phone: string | null
  subject: string
  category: string
  message: string
  bookingNumber: string | null
  /** Whether the sender was signed in to the account whose booking it is. */
  isOwnBooking: boolean
  /** How soon an answer was promised with the booking; null where there is none. */
  accessLevel: AccessLevel | null
}

/** `unpaid`: not paid before the pickup. */
export type CancellationReason = 'traveller' | 'company' | 'carrier' | 'no-show' | 'unpaid' | 'account-closed'

export interface BookingSummary extends HireFacts {
  bookingNumber: string
  /** Made with a test key: its mails say so, above all else. */
  isTest?: boolean
  pickupLocation: string
  destination: string
  /** Where in the town, for the driver. */
  pickupAddress: string | null
  destinationAddress: string | null
  /** What the price was made for. */
  pickupPlace: PlaceFacts | null
  destinationPlace: PlaceFacts | null
  /** Local to the pickup: `2026-12-01 14:30`. */
  pickupLocalTime: string
  returnLocalTime: string | null
  /** The English name of its class; mails say it in their own language. */
  vehicle: string
  passengers: number
  extras: Extras
  accessLevel: AccessLevel
  /** The flight or train that the traveller comes with. */
  travelNumber: string | null
  /** Only with meet and greet. */
  nameBoard: string | null
  notes: string | null
  /** Until when cancelling gives all of it back, local to the pickup; null when that is over. */
  cancelUntil: string | null
  /** Until when it can be changed, local to the pickup; null when that is over. */
  changeUntil: string | null
  totalCents: number
  /** What was paid and not given back. */
  paidCents: number
  /** What is still to be paid ahead. */
  outstandingCents: number
  /** What the driver gets from the traveller on the day. */
  dueToCarrierCents: number
  /** Of a guest, who has no balance and does not sign in. */
  isGuests?: boolean
  /** Paid by a partner's invoice: whoever travels is told no price. */
  isOnInvoice?: boolean
  /** The booking's page, where its documents are; it asks to sign in. */
  bookingLink: string
}

/**
 * One thing that a change made different, as bookings hold it: local times `2026-12-01 14:30`, the English name of a
 * class, `saver` or `flexible`, a number as digits. Null is nothing.
 */
export type BookingDifference =
  | {
      field:
        | 'pickup'
        | 'return'
        | 'hours'
        | 'passengers'
        | 'vehicle'
        | 'accessLevel'
        | 'travelNumber'
        | 'nameBoard'
        | 'pickupAddress'
        | 'destinationAddress'
        | 'notes'
      before: string | null
      after: string | null
    }
  | { field: 'extras'; before: Extras; after: Extras }
