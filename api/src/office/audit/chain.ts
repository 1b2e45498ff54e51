import { createHash } from 'node:crypto'
import type { AuditEntryRow } from './audit-entry.entity.ts'

/** What stands before the first entry. */
export const FIRST_HASH = '0'.repeat(64)

/** What an entry's hash is made of: all of it, with the hash before it, its members in one order whoever wrote them. */
export function hashOf(entry: Omit<AuditEntryRow, 'hash'>): string {
  return createHash('sha256').update(inOneOrder(entry)).digest('hex')
}

function inOneOrder(value: unknown): string {
  if (value instanceof Date) return JSON.stringify(value.toISOString())
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null)
  const members = Object.entries(value)
    .filter(([name]) => name !== 'hash')
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${inOneOrder(member)}`).join(',')}}`
}
