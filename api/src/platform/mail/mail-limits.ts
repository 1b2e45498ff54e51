import { MS_PER_DAY, MS_PER_HOUR } from '@fiacre/sdk/rules'
import type { Mail } from './mail.ts'

/**
 * What mails are counted by. What a stranger can ask for by writing an address (`reset`, `sign-in`, `confirmation`, `new-address`)
 * is counted apart from each other and from all else, and so are the way back into an account that was taken (`undo`) and that
 * money is to go elsewhere (`payout`), so that nobody uses up what the owner needs.
 */
export type MailClass =
  | 'confirmation'
  | 'new-address'
  | 'reset'
  | 'sign-in'
  | 'undo'
  | 'payout'
  | 'account'
  | 'ride'
  | 'booking'
  | 'paid'
  | 'contact'
  | 'answer'
  | 'operator'
  | 'alert'

interface Limit {
  perHour: number
  perDay: number
  /** One an hour goes out even so: the link of the last one works for an hour, so there is always one that does. */
  hasOneAnHour?: boolean
}

/** The most mails that one address gets, over all kinds. */
export const MAIL_LIMITS: Record<'confirmed' | 'unconfirmed', Record<MailClass, Limit>> = {
  confirmed: {
    confirmation: { perHour: 3, perDay: 5 },
    'new-address': { perHour: 3, perDay: 5 },
    reset: { perHour: 3, perDay: 10, hasOneAnHour: true },
    'sign-in': { perHour: 3, perDay: 10, hasOneAnHour: true },
    undo: { perHour: 5, perDay: 10, hasOneAnHour: true },
    payout: { perHour: 5, perDay: 10, hasOneAnHour: true },
    account: { perHour: 10, perDay: 20 },
    // A carrier of a large town has many a day, each to be answered within minutes.
    ride: { perHour: 100, perDay: 500 },
    booking: { perHour: 30, perDay: 100 },
    paid: { perHour: 30, perDay: 100 },
    contact: { perHour: 3, perDay: 10 },
    // What a person wrote to a person.
    answer: { perHour: 10, perDay: 30 },
    // Our own people's. What is over it is still listed for them.
    operator: { perHour: 100, perDay: 500 },
    // What comes and goes all day wakes nobody all day.
    alert: { perHour: 6, perDay: 24 },
  },
  // It may be a stranger's, who never heard of us.
  unconfirmed: {
    confirmation: { perHour: 3, perDay: 5 },
    'new-address': { perHour: 2, perDay: 3 },
    reset: { perHour: 3, perDay: 5, hasOneAnHour: true },
    'sign-in': { perHour: 3, perDay: 3, hasOneAnHour: true },
    // Only an address that was confirmed is given a way back.
    undo: { perHour: 0, perDay: 0 },
    payout: { perHour: 3, perDay: 4 },
    account: { perHour: 3, perDay: 4 },
    // Our own people have approved the carrier.
    ride: { perHour: 20, perDay: 100 },
    booking: { perHour: 3, perDay: 3 },
    paid: { perHour: 3, perDay: 6 },
    contact: { perHour: 1, perDay: 1 },
    answer: { perHour: 5, perDay: 10 },
    operator: { perHour: 0, perDay: 0 },
    alert: { perHour: 0, perDay: 0 },
  },
}

/** How many mails of a class an address got in the last hour, and in the last day. */
export interface Sent {
  hour: number
  day: number
}

export const WINDOWS = { hour: MS_PER_HOUR, day: MS_PER_DAY }

/** Whether one more may go out. */
export function hasRoom({ perHour, perDay, hasOneAnHour }: Limit, sent: Sent): boolean {
  return (sent.hour < perHour && sent.day < perDay) || (hasOneAnHour === true && sent.hour === 0)
}

export function classOf(mail: Mail): MailClass {
  switch (mail.kind) {
    case 'confirm-email':
      return 'confirmation'
    case 'confirm-new-email':
      return 'new-address'
    case 'reset-password':
      return 'reset'
    case 'sign-in-link':
      return 'sign-in'
    case 'email-changed':
      return 'undo'
    case 'payout-account-changed':
    case 'payout-returned':
    case 'invoice-issued':
    case 'invoice-overdue':
      return 'payout'
    case 'contact-received':
      return 'contact'
    case 'contact-reply':
      return 'answer'
    case 'contact-request':
      return 'operator'
    case 'change-to-pay':
      return 'booking'
    case 'carrier-ride':
      return 'ride'
    case 'service-alert':
    case 'webhook-disabled':
      return 'alert'
    case 'driver-details':
    case 'driver-arrived':
    case 'driver-late':
    case 'ride-incident':
    case 'booking-paid':
    case 'refund':
      return 'paid'
    case 'booking-cancelled':
      return isOurs(mail.reason) ? 'paid' : 'booking'
    default:
      return 'booking' in mail ? 'booking' : 'account'
  }
}

/** Of an address that nobody confirmed: what waits until somebody does. Of a paid booking, its confirmation is enough. */
export function waitsForConfirmation(mail: Mail): boolean {
  return mail.kind === 'receipt'
}

/** Whether it was not the traveller who cancelled: they stand at the pickup in vain unless they are told. */
function isOurs(reason: string): boolean {
  return reason === 'company' || reason === 'carrier' || reason === 'no-show'
}
