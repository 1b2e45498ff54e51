import { seal, unseal } from '#platform/database/seal.ts'
import type { AuditFacts } from './audit-entry.entity.ts'

/** The facts of an entry that are a person's own: they are kept under the person's key, which erasure destroys. */
const PERSONAL: readonly string[] = ['firstName', 'lastName']

/** Whether there is anything of a person in what changed. */
export function hasPersonalFacts(...sides: readonly (AuditFacts | null)[]): boolean {
  return sides.some((facts) => Object.keys(facts ?? {}).some((name) => PERSONAL.includes(name)))
}

/** @throws Error when there is something of a person, and no key to seal it under */
export function sealFacts(facts: AuditFacts | null, key: string | undefined): AuditFacts | null {
  return map(facts, (text) => {
    if (key === undefined) throw new Error('An entry of the audit trail names a person whose key it lacks.')
    return seal(text, key)
  })
}

/** What was sealed, in the clear; null where the key went with the person. */
export function openFacts(facts: AuditFacts | null, key: string | undefined): AuditFacts | null {
  return map(facts, (sealed) => (key === undefined ? null : unseal(sealed, key)))
}

function map(facts: AuditFacts | null, change: (text: string) => string | null): AuditFacts | null {
  if (!hasPersonalFacts(facts)) return facts
  return Object.fromEntries(
    Object.entries(facts ?? {}).map(([name, value]) => [
      name,
      PERSONAL.includes(name) && typeof value === 'string' ? change(value) : value,
    ]),
  )
}
