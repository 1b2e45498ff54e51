import { createHash } from 'node:crypto'
import { Problem } from './problem.ts'

const LETTERS = 22

/** The strong tag of a record as it stands (RFC 9110 section 8.8.3): another one as soon as anything of it is another. */
export function entityTag(record: object): string {
  const hash = createHash('sha256').update(JSON.stringify(record)).digest('base64url')
  return `"${hash.slice(0, LETTERS)}"`
}

/** The header that tells a record's tag. */
export function tagged(record: object): { ETag: string } {
  return { ETag: entityTag(record) }
}

/**
 * Lets a change go on where the record is still what the caller saw, under the record's lock: of two with the same tag one wins.
 * @param ifMatch the caller's `If-Match`, undefined where the caller does not mind what others did
 * @throws Problem PRECONDITION_FAILED
 */
export function assertMatches(ifMatch: string | undefined, record: object): void {
  if (ifMatch === undefined || ifMatch.trim() === '*') return
  const tag = entityTag(record)
  // Weak tags never match where something is changed (RFC 9110 section 13.1.1).
  if (ifMatch.split(',').some((known) => known.trim() === tag)) return
  throw new Problem(
    'PRECONDITION_FAILED',
    'Somebody else changed this meanwhile. Look at how it stands now, and send your change again if it still fits.',
  )
}
