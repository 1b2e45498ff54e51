import { letterHtml } from './letter-html.ts'
import { letterText } from './letter-text.ts'
import { writeLetter } from './letter.ts'

/** Every mail the service sends, with what its text needs. Links are addresses of our own. */
export type Mail = { firstName: string } & (
  | { kind: 'confirm-email'; link: string }
  /** To the new address. */
  | { kind: 'confirm-new-email'; newEmail: string; link: string }
  /** To the old address, before anything has changed; the link leads to a new password. */
  | { kind: 'email-change-asked'; newEmail: string; link: string }
  /** To the old address, for the last time; the link leads to help. */
  | { kind: 'email-changed'; newEmail: string; link: string }
  | { kind: 'reset-password'; link: string }
  /** The link leads to a new password. */
  | { kind: 'password-changed'; link: string }
  | { kind: 'booking-received'; booking: BookingSummary; link: string }
  | { kind: 'booking-paid'; booking: BookingSummary; link: string }
  | { kind: 'receipt'; booking: BookingSummary; receipt: Receipt; link: string }
  | {
      kind: 'booking-cancelled'
      booking: BookingSummary
      reason: CancellationReason
      /** What goes back; null when nothing had been paid. */
      refundCents: number | null
      link: string
    }
  | { kind: 'payment-failed'; booking: BookingSummary; link: string }
  /** `closesOn` is YYYY-MM-DD. */
  | { kind: 'closing-warning'; closesOn: string; link: string }
  /** `erasedOn` is YYYY-MM-DD; the link leads to a new password, which opens the account again. */
  | { kind: 'account-closed'; erasedOn: string; link: string }
  | { kind: 'account-deleted' }
  | { kind: 'account-blocked' }
)

export type MailKind = Mail['kind']

export type CancellationReason = 'traveller' | 'company' | 'account-closed'

export interface BookingSummary {
  bookingNumber: string
  pickupLocation: string
  destination: string
  /** Local to the pickup: `2026-12-01 14:30`. */
  pickupLocalTime: string
  returnLocalTime: string | null
  vehicle: string
  passengers: number
  totalCents: number
}

export interface Receipt {
  /** YYYY-MM-DD. */
  paidOn: string
  method: 'card' | 'bank-transfer' | 'test'
  /** The code of a price's line (`START`, `DISTANCE` …), which is said in the mail's language, or any other text. */
  lines: { label: string; amountCents: number }[]
  totalCents: number
}

export interface RenderedMail {
  subject: string
  text: string
  html: string
  /** The language it is written in, which is English for one we do not write. */
  language: string
}

/** Writes a mail in the traveller's language, as text and as HTML that says the same. */
export function renderMail(mail: Mail, language: string): RenderedMail {
  const letter = writeLetter(mail, language)
  return {
    subject: letter.subject,
    text: letterText(letter),
    html: letterHtml(letter),
    language: letter.language,
  }
}
