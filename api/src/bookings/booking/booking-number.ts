import { randomInt } from 'node:crypto'

/** Crockford's alphabet: no I, L, O or U, so that a number survives a phone call. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A booking number such as FC-7K2M9P; about a thousand million of them, so a clash is retried, not expected. */
export function newBookingNumber(): string {
  return `FC-${Array.from({ length: 6 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`
}
