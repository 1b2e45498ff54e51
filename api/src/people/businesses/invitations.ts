import { MS_PER_DAY, BUSINESS_INVITATION_DAYS, BUSINESS_INVITATIONS_MOST } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRow, findRows, insertRow } from '#platform/database/rows.ts'
import { newToken, tokenHash } from '#platform/database/tokens.ts'
import { Problem } from '#platform/http/problem.ts'
import { BusinessInvitation, type BusinessInvitationRow, type BusinessKind } from './invitation.entity.ts'
import { sentence } from '#platform/http/sentence.ts'

export interface Business {
  kind: BusinessKind
  id: string
}

const isOpen = (now: Date) => sql`used_at is null and expires_at > ${now}`

/** The invitations of a business that nobody has taken up yet, the newest first. */
export function openInvitations(
  em: EntityManager,
  { kind, id }: Business,
  now: Date,
): Promise<BusinessInvitationRow[]> {
  return findRows(
    em,
    BusinessInvitation,
    sql`where business_kind = ${kind} and business_id = ${id} and ${isOpen(now)}
      order by created_at desc, id limit ${BUSINESS_INVITATIONS_MOST}`,
  )
}

/**
 * Makes an invitation, under the lock of the business.
 * @returns its id and its token: the only time that it can be seen
 * @throws Problem RULE_VIOLATION when too many wait
 */
export async function makeInvitation(
  em: EntityManager,
  business: Business,
  { role, userId, email }: { role: string; userId: string; email: string | null },
  now: Date,
): Promise<{ id: string; token: string }> {
  if ((await openInvitations(em, business, now)).length >= BUSINESS_INVITATIONS_MOST)
    throw new Problem('RULE_VIOLATION', sentence('mostReached', { most: BUSINESS_INVITATIONS_MOST }))
  const [id, token] = [randomUUID(), newToken()]
  await insertRow(em, BusinessInvitation, {
    id,
    businessKind: business.kind,
    businessId: business.id,
    role,
    tokenHash: tokenHash(token),
    email,
    userId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + BUSINESS_INVITATION_DAYS * MS_PER_DAY),
  })
  return { id, token }
}

/** @throws Problem NOT_FOUND for one that is another's, or was there no more */
export async function dropInvitation(
  em: EntityManager,
  { kind, id }: Business,
  invitationId: string,
): Promise<void> {
  const { numAffectedRows } = await sql`
    delete from business_invitation
    where id = ${invitationId} and business_kind = ${kind} and business_id = ${id} and used_at is null`.execute(
    em.getKysely(),
  )
  if (numAffectedRows !== 1n) throw noInvitation()
}

/** The invitation of a link. @throws Problem NOT_FOUND for one that was used, was taken back or has run out */
export async function readInvitation(
  em: EntityManager,
  kind: Business['kind'],
  token: string,
  now: Date,
): Promise<BusinessInvitationRow> {
  const found = await findRow(em, BusinessInvitation, { businessKind: kind, tokenHash: tokenHash(token) })
  if (!found || found.usedAt || found.expiresAt <= now) throw noInvitation()
  return found
}

/** Uses an invitation up, once. @throws Problem NOT_FOUND as `readInvitation` does */
export async function useInvitation(
  em: EntityManager,
  { id }: BusinessInvitationRow,
  now: Date,
): Promise<void> {
  const { numAffectedRows } = await sql`
    update business_invitation set used_at = ${now}, email = null where id = ${id} and ${isOpen(now)}`.execute(
    em.getKysely(),
  )
  if (numAffectedRows !== 1n) throw noInvitation()
}

const noInvitation = () =>
  new Problem('NOT_FOUND', 'This invitation was used, was taken back, or has run out. Ask for another one.')
