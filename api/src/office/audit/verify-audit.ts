import { sql } from 'kysely'
import type { EntityManager, Orm } from '#platform/database/orm.ts'
import { findRow, findRows } from '#platform/database/rows.ts'
import { AuditEntry, AuditHead } from './audit-entry.entity.ts'
import { FIRST_HASH, hashOf } from './chain.ts'

const PAGE = 1_000

type Verdict =
  | { readonly isWhole: true; readonly entries: number; readonly hash: string }
  /** The first entry that is not what was written, or not there. */
  | { readonly isWhole: false; readonly brokenAt: number }

/** Walks the chain from its beginning: every entry is there, says what it said, and follows the one before it. */
export function verifyAudit(orm: Orm): Promise<Verdict> {
  return verifyTrail(orm.em.fork())
}

/** The same as one transaction sees it. */
export async function verifyTrail(em: EntityManager): Promise<Verdict> {
  // Read first: entries that are added meanwhile are not missed by it.
  const head = await findRow(em, AuditHead, { id: 1 })
  let [last, hash] = [0, FIRST_HASH]
  for (;;) {
    const page = await findRows(em, AuditEntry, sql`where id > ${last} order by id limit ${PAGE}`)
    for (const { hash: written, ...entry } of page) {
      if (entry.id !== last + 1 || entry.previousHash !== hash || hashOf(entry) !== written)
        return { isWhole: false, brokenAt: last + 1 }
      if (head && entry.id === head.entries && written !== head.hash)
        return { isWhole: false, brokenAt: entry.id }
      last = entry.id
      hash = written
    }
    if (page.length < PAGE) break
  }
  if (!head || last < head.entries) return { isWhole: false, brokenAt: last + 1 }
  return { isWhole: true, entries: last, hash }
}
