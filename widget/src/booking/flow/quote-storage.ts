import { PENDING_QUOTE_KEY, parseSavedQuote, SAVED_QUOTE_KEY, serialiseSavedQuote } from '@fiacre/sdk/rules'
import type { SavedQuote } from '@fiacre/sdk/rules'
import type { Quote } from '@fiacre/sdk'
import type { FlowStorage } from './ports.ts'
import type { SavedKind } from './saved-kind.ts'
import type { BookingFields } from './state.ts'

const KEYS: Readonly<Record<SavedKind, string>> = { saved: SAVED_QUOTE_KEY, pending: PENDING_QUOTE_KEY }

/** Keeps a quote, those of the other classes, and the form. A browser that blocks storage costs the traveller the convenience, not the booking. */
export function writeQuote(
  storage: FlowStorage,
  kind: SavedKind,
  { quote, quotes, form }: { quote: Quote; quotes: readonly Quote[]; form: BookingFields },
  now: Date,
): void {
  attempt(() => storage.setItem(KEYS[kind], serialiseSavedQuote(quote, form, now, quotes)))
}

export function removeQuote(storage: FlowStorage, kind: SavedKind): void {
  attempt(() => storage.removeItem(KEYS[kind]))
}

/** A kept quote; one that is too old or cannot be read is removed. */
export function readQuote(storage: FlowStorage, kind: SavedKind, now: Date): SavedQuote<Quote> | null {
  const stored = attempt(() => storage.getItem(KEYS[kind]))
  const saved = parseSavedQuote(stored, now, isQuote)
  if (stored && !saved) removeQuote(storage, kind)
  return saved
}

/** Whether a value from storage is a quote as the API gives it, as far as the form shows it. */
function isQuote(value: unknown): value is Quote {
  const { quoteId, expiresAt, totalPriceCents, lines, vehicleType } = asRecord(value)
  return (
    typeof quoteId === 'string' &&
    typeof expiresAt === 'string' &&
    Number.isInteger(totalPriceCents) &&
    Array.isArray(lines) &&
    typeof asRecord(vehicleType)['name'] === 'string'
  )
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function attempt<Result>(use: () => Result): Result | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
