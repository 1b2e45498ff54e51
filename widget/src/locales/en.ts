import { messages as later } from './en-later.ts'
import { firstEn } from './first-en.ts'

/**
 * The booking form's English catalogue. Through a constant, so that declarations spell its ids out: they do not carry
 * JSON files along.
 */
export const en = { ...firstEn, ...later }
