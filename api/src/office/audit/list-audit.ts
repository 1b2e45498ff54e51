import type { components, operations } from '@fiacre/sdk/contract'
import { sql } from 'kysely'
import type { Context } from '#platform/context/context.ts'
import { findRows } from '#platform/database/rows.ts'
import { User } from '#people/accounts/user.entity.ts'
import { AuditEntry, AuditKey, type AuditEntryRow } from './audit-entry.entity.ts'
import { unseal } from './seal.ts'

type Query = NonNullable<operations['listAudit']['parameters']['query']>

/** What the back office did, the newest first, a page by key. */
export async function listAudit(
  { orm }: Context,
  { subject, subjectId, actorId, action, before, limit = 50 }: Query,
): Promise<components['schemas']['AuditList']> {
  const em = orm.em.fork()
  const conditions = [
    sql`true`,
    ...(subject ? [sql`subject = ${subject}`] : []),
    ...(subjectId ? [sql`subject_id = ${subjectId}`] : []),
    ...(actorId ? [sql`actor_id = ${actorId}`] : []),
    ...(action ? [sql`action = ${action}`] : []),
    ...(before === undefined ? [] : [sql`id < ${before}`]),
  ]
  const where = sql.join(conditions, sql` and `)
  const found = await findRows(em, AuditEntry, sql`where ${where} order by id desc limit ${limit + 1}`)
  const rows = found.slice(0, limit)
  const actors = [...new Set(rows.flatMap(({ actorId }) => actorId ?? []))]
  const people = [...new Set(rows.flatMap(({ personId }) => personId ?? []))]
  const [users, keys] = await Promise.all([
    actors.length > 0 ? findRows(em, User, sql`where erased_at is null and id in (${sql.join(actors)})`) : [],
    people.length > 0 ? findRows(em, AuditKey, sql`where user_id in (${sql.join(people)})`) : [],
  ])
  const emails = new Map(users.map(({ id, email }) => [id, email]))
  const keyOf = new Map(keys.map(({ userId, key }) => [userId, key]))
  return {
    entries: rows.map((row) => toEntry(row, emails.get(row.actorId ?? ''), keyOf.get(row.personId ?? ''))),
    next: found.length > limit ? (rows.at(-1)?.id ?? null) : null,
  }
}

function toEntry(
  row: AuditEntryRow,
  actorEmail: string | undefined,
  key: string | undefined,
): components['schemas']['AuditListEntry'] {
  const { reason = null, personId = null } = row
  const isSealed = reason !== null && personId !== null
  return {
    id: row.id,
    at: row.at.toISOString(),
    actorEmail: actorEmail ?? null,
    network: row.network ?? null,
    action: row.action,
    subject: row.subject,
    subjectId: row.subjectId,
    batchId: row.batchId ?? null,
    before: row.before ?? null,
    after: row.after ?? null,
    reason: isSealed ? (key === undefined ? null : unseal(reason, key)) : reason,
    isErased: isSealed && key === undefined,
  }
}
