import { sql } from 'kysely'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRow, insertRow, lockRow, saveRow } from '#platform/database/rows.ts'
import { networkOf } from '#platform/http/network.ts'
import {
  AuditEntry,
  AuditHead,
  AuditKey,
  type AuditAction,
  type AuditFacts,
  type AuditSubject,
} from './audit-entry.entity.ts'
import { hashOf } from './chain.ts'
import { hasPersonalFacts, sealFacts } from './personal-facts.ts'
import { newSealKey, seal } from '#platform/database/seal.ts'

/** An administrator at work, and from where. */
export interface Administrator {
  id: string
  /** The address of the call; null where there is none. */
  ip: string | null
  /** What is done in one go has one id. */
  batchId?: string | undefined
}

interface Deed {
  /** Null for what the service does by itself. */
  by: Administrator | null
  action: AuditAction
  subject: AuditSubject
  subjectId: string
  before: AuditFacts | null
  after: AuditFacts | null
  /** Whose words and values the reason may hold: it is sealed under their key, and so are names in `before` and `after`. */
  personId: string | null
  reason: string | null
  /** Where it is not the administrator's own, such as of a deed that two people have a part in. */
  batchId?: string | null
}

/**
 * Adds what was done to the audit trail, in the transaction that does it. It comes last in there: the end of the chain is one row
 * that everybody waits for, and whoever holds it asks for nothing more (docs/decisions/0045).
 */
export async function recordAudit(em: EntityManager, deed: Deed, now: Date): Promise<void> {
  const { by, personId, reason, batchId, before, after, ...what } = deed
  const isSealed = personId !== null && (reason !== null || hasPersonalFacts(before, after))
  const key = isSealed ? await keyOf(em, personId, now) : undefined
  const sealed = reason !== null && key !== undefined ? seal(reason, key) : reason
  const head = await lockRow(em, AuditHead, sql`id = 1`)
  if (!head) throw new Error('The audit trail has no end to go on from.')
  const entry = {
    ...what,
    before: sealFacts(before, key),
    after: sealFacts(after, key),
    id: head.entries + 1,
    at: now,
    actorId: by?.id ?? null,
    network: by?.ip ? networkOf(by.ip) : null,
    batchId: batchId ?? by?.batchId ?? null,
    personId,
    reason: sealed,
    previousHash: head.hash,
  }
  const hash = hashOf(entry)
  await insertRow(em, AuditEntry, { ...entry, hash })
  head.entries = entry.id
  head.hash = hash
  await saveRow(em, AuditHead, head)
}

/** The key of a person, made when it is first needed. */
async function keyOf(em: EntityManager, userId: string, now: Date): Promise<string> {
  await sql`
    insert into audit_key (user_id, key, created_at) values (${userId}, ${newSealKey()}, ${now})
    on conflict (user_id) do nothing`.execute(em.getKysely())
  const known = await findRow(em, AuditKey, { userId })
  if (!known) throw new Error('A key was written, and is not there.')
  return known.key
}
