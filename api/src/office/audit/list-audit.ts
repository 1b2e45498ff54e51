import type { components, operations } from '@fiacre/sdk/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Context } from '#platform/context/context.ts'
import { withinDays } from '#platform/database/days.ts'
import { keysetPage, pageOf } from '#platform/database/keyset.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRows } from '#platform/database/rows.ts'
import { hasWords } from '#platform/database/word-search.ts'
import { SEARCHED_USERS } from '#people/accounts/searched-users.ts'
import { User } from '#people/accounts/user.entity.ts'
import { AuditEntry, AuditKey, type AuditEntryRow } from './audit-entry.entity.ts'
import { unseal } from '#platform/database/seal.ts'
import { openFacts } from './personal-facts.ts'

export type AuditQuery = NonNullable<operations['listAudit']['parameters']['query']>

/** Of so many people that a search finds what was done is shown. */
const MOST_PEOPLE = 200

const ORDER = { table: 'audit_entry', columns: ['at', 'id'], isDescending: true }

/** What the back office did, the newest first, a page by key. */
export async function listAudit(
  { orm }: Context,
  query: AuditQuery,
): Promise<components['schemas']['AuditList']> {
  const { limit = 50 } = query
  const em = orm.em.fork()
  const { rows, next } = pageOf(
    await findRows(em, AuditEntry, await auditList(em, { ...query, limit })),
    limit,
  )
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
    next,
  }
}

/** The rest of a statement, from `where` on, that answers a query of the trail. */
export async function auditList(
  em: EntityManager,
  query: AuditQuery & { limit: number },
): Promise<RawBuilder<unknown>> {
  const { subject, subjectId, actorId, action, batchId, q } = query
  const conditions: RawBuilder<unknown>[] = [
    ...(subject ? [sql`subject = ${subject}`] : []),
    ...(subjectId ? [sql`subject_id = ${subjectId}`] : []),
    ...(actorId ? [sql`actor_id = ${actorId}`] : []),
    ...(action ? [sql`action = ${action}`] : []),
    ...(batchId ? [sql`batch_id = ${batchId}`] : []),
    ...(q?.trim() ? [await isAbout(em, q.trim())] : []),
    ...withinDays('at', query),
  ]
  return keysetPage(conditions, ORDER, query)
}

/** What people with these words did, or had done to them; or what was done to the booking with this number. */
async function isAbout(em: EntityManager, q: string): Promise<RawBuilder<unknown>> {
  const known = await hasWords(em, q, SEARCHED_USERS)
  const db = em.getKysely()
  const { rows } = await sql<{ id: string }>`
    select id from app_user where erased_at is null and ${known} limit ${MOST_PEOPLE}`.execute(db)
  const { rows: booked } = await sql<{ id: string }>`
    select id::text as id from booking where booking_number = ${q.toUpperCase()}`.execute(db)
  const people = sql`${sql.val(rows.map(({ id }) => id))}::uuid[]`
  const bookings = sql`${sql.val(booked.map(({ id }) => id))}::text[]`
  return sql`(actor_id = any(${people}) or person_id = any(${people})
    or (subject = 'booking' and subject_id = any(${bookings})))`
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
    before: openFacts(row.before ?? null, key),
    after: openFacts(row.after ?? null, key),
    reason: isSealed ? (key === undefined ? null : unseal(reason, key)) : reason,
    isErased: isSealed && key === undefined,
  }
}
