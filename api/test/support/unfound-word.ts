/**
 * A word that no row of a test has, nor one spelled nearly so: no booking number has these letters (`booking-number.ts`), and a word of them at random
 * had its first three in one of some thousand bookings now and then.
 */
export const UNFOUND_WORD = 'uuoolluu'
