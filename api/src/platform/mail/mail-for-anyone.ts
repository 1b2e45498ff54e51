import type { BookingDifference, BookingSummary, Mail } from './mail.ts'

/** In place of an address that is somebody's own words. */
const HIDDEN = '•••@•••'

/** What travellers write themselves. Where a booking goes is told by the names of our own places (`mail-traveller.ts`). */
const OWN_WORDS = ['travelNumber', 'nameBoard', 'pickupAddress', 'destinationAddress', 'notes'] as const

/** It goes to our own people alone; anybody else would get nothing of it. */
const NO_WORDS = { name: '', email: HIDDEN, phone: null, subject: '', message: '' }

/**
 * A mail to an address that nobody confirmed: it may be a stranger's, so it holds our own texts alone, and not a word of whoever
 * gave that address. Not even a name: anybody can be called "win at evil.example".
 */
export function mailForAnyone(mail: Mail): Mail {
  const plain = { ...mail, firstName: '' }
  if (plain.kind === 'confirm-new-email') return { ...plain, newEmail: withoutBox(plain.newEmail) }
  if (plain.kind === 'contact-request') return { ...plain, request: { ...plain.request, ...NO_WORDS } }
  if ('newEmail' in plain) return { ...plain, newEmail: HIDDEN }
  if (!('booking' in plain)) return plain
  const booking = { ...plain.booking, ...withoutWords(plain.booking) }
  if (plain.kind !== 'booking-changed') return { ...plain, booking }
  return { ...plain, booking, changes: plain.changes.filter(({ field }) => !isOwnWords(field)) }
}

/** The reader's own address, without the part before the sign, which may say anything: "visit+evil.example@". */
function withoutBox(address: string): string {
  return `•••${address.slice(address.lastIndexOf('@'))}`
}

function isOwnWords(field: BookingDifference['field']): boolean {
  return OWN_WORDS.some((own) => own === field)
}

/** What was told stays told, as an empty text: nobody is asked for it again. */
function withoutWords(booking: BookingSummary): Partial<BookingSummary> {
  return Object.fromEntries(OWN_WORDS.map((field) => [field, booking[field] === null ? null : '']))
}
