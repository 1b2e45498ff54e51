import type { BookingSummary, Mail } from './mail.ts'

/** What the bookings in mails say since they tell of extras and of money. */
const LATER: Pick<
  BookingSummary,
  | 'extras'
  | 'accessLevel'
  | 'travelNumber'
  | 'nameBoard'
  | 'pickupAddress'
  | 'destinationAddress'
  | 'notes'
  | 'cancelUntil'
  | 'changeUntil'
  | 'paidCents'
  | 'outstandingCents'
  | 'dueToCarrierCents'
> = {
  extras: {},
  accessLevel: 'saver',
  travelNumber: null,
  nameBoard: null,
  pickupAddress: null,
  destinationAddress: null,
  notes: null,
  cancelUntil: null,
  changeUntil: null,
  paidCents: 0,
  outstandingCents: 0,
  dueToCarrierCents: 0,
}

/** A mail as the outbox holds it, perhaps since an earlier version of the service that said less of a booking. */
export function storedMail(mail: Mail): Mail {
  if (!('booking' in mail)) return mail
  const said: Partial<BookingSummary> = mail.booking
  return { ...mail, booking: { ...LATER, bookingLink: mail.link, ...said } as BookingSummary }
}
