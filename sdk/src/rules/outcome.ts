import { MANUAL_PAYMENT_DELAY_MS } from './limits.ts'
import { ruleMessage } from './rule-message.ts'
import type { RuleMessage } from './rule-message.ts'

/** What the browser does once a booking was made (spec section 4). */
export type BookingOutcome =
  /** Go to the payment provider. */
  | { readonly kind: 'redirect'; readonly url: string }
  /** Show the confirmation, and after `delayMs` go to `path`. */
  | { readonly kind: 'manual'; readonly bookingId: number; readonly path: string; readonly delayMs: number }
  /** Show the error notice `message`. */
  | { readonly kind: 'payment-error'; readonly reason: string; readonly message: RuleMessage }
  /** Go to `path` at once. */
  | { readonly kind: 'payment-page'; readonly bookingId: number; readonly path: string }
  /** Keep pickup and destination, clear quote and vehicle, read the bookings again. */
  | { readonly kind: 'reset' }

/** The answer to a booking, as tolerantly as spec section 3 asks for. */
export type BookingAnswer = {
  readonly booking?: { readonly id?: number | null } | null
  readonly paymentRedirectUrl?: string | null
  readonly manualPayment?: boolean | null
  readonly paymentError?: string | null
}

/** Spellings of the payment address that servers have used (spec section 3: other spellings are tolerated). */
const REDIRECT_SPELLINGS = [
  'paymentRedirectUrl',
  'paymentRedirectURL',
  'payment_redirect_url',
  'redirectUrl',
  'redirectURL',
  'redirect_url',
]

/** Only web addresses and paths of the own site are gone to: never `javascript:` and the like. */
const WEB_ADDRESS = /^(?:https?:\/\/|\/)\S+$/i

/** The payment page of a booking. */
export function paymentPath(bookingId: number): string {
  return `/payment?booking=${bookingId}`
}

/** Decides, in the order of spec section 4, what follows a booking. */
export function bookingOutcome(answer: BookingAnswer): BookingOutcome {
  const url = redirectUrl(answer)
  if (url !== undefined) return { kind: 'redirect', url }
  const bookingId = answer.booking?.id
  if (answer.manualPayment && bookingId) {
    return { kind: 'manual', bookingId, path: paymentPath(bookingId), delayMs: MANUAL_PAYMENT_DELAY_MS }
  }
  if (answer.paymentError) {
    const reason = answer.paymentError
    return { kind: 'payment-error', reason, message: ruleMessage('paymentSetupFailed', { reason }) }
  }
  if (bookingId) return { kind: 'payment-page', bookingId, path: paymentPath(bookingId) }
  return { kind: 'reset' }
}

function redirectUrl(answer: BookingAnswer): string | undefined {
  const fields: Record<string, unknown> = { ...answer }
  return REDIRECT_SPELLINGS.map((spelling) => fields[spelling]).find(
    (value): value is string => typeof value === 'string' && WEB_ADDRESS.test(value),
  )
}
