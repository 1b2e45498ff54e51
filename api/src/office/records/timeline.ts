import type { components } from '@fiacre/sdk/contract'

export type TimelineEntry = components['schemas']['TimelineEntry']

/** What stands beside the entry that says the same in its own words. */
const MIRRORS: Readonly<Record<string, readonly string[]>> = {
  'booking.status-set': ['STATUS_SET', 'CANCELLED'],
  'booking.payment-recorded': ['PAID', 'REFUNDED'],
  'booking.changed': ['CHANGED'],
  'booking.noted': ['note'],
  'user.noted': ['note'],
}

/** An audit entry is written at the end of the transaction whose step it names. */
const SAME_DEED_MS = 5_000

const NOTHING: Omit<TimelineEntry, 'at' | 'source' | 'code'> = {
  actor: null,
  byEmail: null,
  byKey: null,
  network: null,
  toEmail: null,
  outcome: null,
  amountCents: null,
  toStatus: null,
  before: null,
  after: null,
  words: null,
  isErased: false,
  messageId: null,
  report: null,
}

/** An entry with what is known of it; the rest is nothing. */
export function entry(
  known: Pick<TimelineEntry, 'at' | 'source' | 'code'> & Partial<TimelineEntry>,
): TimelineEntry {
  return { ...NOTHING, ...known }
}

/**
 * Everything in one order, the newest first. What the audit trail says of a step or a note that is there itself is told once: the step
 * takes from it where it was made from.
 */
export function inOneOrder(entries: readonly TimelineEntry[]): TimelineEntry[] {
  const told = entries.filter(({ source }) => source !== 'audit')
  const froms = new Map<TimelineEntry, string | null>()
  const rest = entries.filter((audit) => {
    if (audit.source !== 'audit') return false
    const same = told.find((other) => !froms.has(other) && isSameDeed(audit, other))
    if (same) froms.set(same, audit.network)
    return !same
  })
  const merged = told.map((one) => ({ ...one, network: froms.get(one) ?? one.network }))
  return [...merged, ...rest].toSorted((one, other) => other.at.localeCompare(one.at))
}

function isSameDeed(audit: TimelineEntry, other: TimelineEntry): boolean {
  const isNamed = MIRRORS[audit.code]?.includes(other.code) === true
  const apart = Math.abs(Date.parse(audit.at) - Date.parse(other.at))
  return isNamed && audit.byEmail === other.byEmail && apart <= SAME_DEED_MS
}
