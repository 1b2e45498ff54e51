import type { components } from '@fiacre/sdk/contract'
import { PARTNER_MEMBERS_MOST } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRow, insertRow, lockRow } from '#platform/database/rows.ts'
import { Problem } from '#platform/http/problem.ts'
import { holdUser } from '../accounts/find-user.ts'
import { dropInvitation, makeInvitation, readInvitation, useInvitation } from '../businesses/invitations.ts'
import { changeOwnPartner } from './change-partner.ts'
import { lockActing } from './lock-acting.ts'
import { PartnerMember, type PartnerRole } from './partner-member.entity.ts'
import { partnerView } from './partner-view.ts'
import { Partner, type PartnerRow } from './partner.entity.ts'
import { sentence } from '#platform/http/sentence.ts'

type Schemas = components['schemas']

const ofPartner = (id: string) => ({ kind: 'partner', id }) as const

/** Makes a link for somebody who is to act for an owner's partner. @throws Problem NOT_FOUND, FORBIDDEN, PARTNER_STATE, RULE_VIOLATION */
export async function inviteMember(
  context: Context,
  userId: string,
  role: PartnerRole,
): Promise<Schemas['PartnerInvitationMade']> {
  const { partner, result } = await changeOwnPartner(context, userId, { roles: [] }, (em, { id }) =>
    makeInvitation(em, ofPartner(id), { role, userId }, context.now()),
  )
  return { url: `${context.publicUrl}/partner?token=${result}`, partner }
}

/** @throws Problem NOT_FOUND, FORBIDDEN, PARTNER_STATE */
export async function takeInvitationBack(
  context: Context,
  userId: string,
  invitationId: string,
): Promise<Schemas['Partner']> {
  const { partner } = await changeOwnPartner(context, userId, { roles: [] }, (em, { id }) =>
    dropInvitation(em, ofPartner(id), invitationId),
  )
  return partner
}

/** What a link invites to. @throws Problem NOT_FOUND */
export async function lookAtInvitation(
  { orm, now }: Context,
  token: string,
): Promise<Schemas['PartnerInvitationLook']> {
  const em = orm.em.fork()
  const { businessId, role, expiresAt } = await readInvitation(em, 'partner', token, now())
  const partner = await findRow(em, Partner, { id: businessId })
  return {
    partner: partner?.name ?? '',
    role: role as PartnerRole,
    expiresAt: expiresAt.toISOString(),
  }
}

/** Takes an invitation up. @throws Problem NOT_FOUND, PARTNER_STATE once it is closed, RULE_VIOLATION for whoever acts for one already */
export async function joinPartner(
  context: Context,
  userId: string,
  token: string,
): Promise<Schemas['Partner']> {
  const now = context.now()
  return context.orm.em.fork().transactional(async (em) => {
    await holdUser(em, userId)
    const invitation = await readInvitation(em, 'partner', token, now)
    const partner = await lockRow(em, Partner, sql`id = ${invitation.businessId}`)
    if (!partner || partner.state === 'closed') throw new Problem('PARTNER_STATE', sentence('partnerClosed'))
    await lockActing(em, userId)
    if (await findRow(em, PartnerMember, { userId }))
      throw new Problem('RULE_VIOLATION', sentence('actsForPartner'))
    await assertRoom(em, partner.id)
    await useInvitation(em, invitation, now)
    const role = invitation.role as PartnerRole
    await insertRow(em, PartnerMember, { userId, partnerId: partner.id, role, createdAt: now })
    return partnerView(em, partner, { userId, role }, now)
  })
}

/** @throws Problem NOT_FOUND, FORBIDDEN, PARTNER_STATE, RULE_VIOLATION for oneself */
export async function setMemberRole(
  context: Context,
  userId: string,
  memberId: string,
  role: PartnerRole,
): Promise<Schemas['Partner']> {
  return changeMember(context, userId, memberId, async (em, partner) => {
    await sql`update partner_member set role = ${role} where user_id = ${memberId}`.execute(em.getKysely())
    if (role !== 'owner' && partner.userId === memberId) partner.userId = userId
  })
}

/** @throws Problem NOT_FOUND, FORBIDDEN, PARTNER_STATE, RULE_VIOLATION for oneself */
export async function removeMember(
  context: Context,
  userId: string,
  memberId: string,
): Promise<Schemas['Partner']> {
  return changeMember(context, userId, memberId, async (em, partner) => {
    await sql`delete from partner_member where user_id = ${memberId}`.execute(em.getKysely())
    if (partner.userId === memberId) partner.userId = userId
  })
}

/** Owners change others, never themselves: so the one who does it stays an owner. */
async function changeMember(
  context: Context,
  userId: string,
  memberId: string,
  change: (em: EntityManager, partner: PartnerRow) => Promise<void>,
): Promise<Schemas['Partner']> {
  const { partner } = await changeOwnPartner(context, userId, { roles: [] }, async (em, row) => {
    if (memberId === userId) throw new Problem('RULE_VIOLATION', sentence('ownerStays'))
    if (!(await findRow(em, PartnerMember, { userId: memberId, partnerId: row.id })))
      throw new Problem('NOT_FOUND', 'Nobody like that acts for your partner.')
    await change(em, row)
  })
  return partner
}

async function assertRoom(em: EntityManager, partnerId: string): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from partner_member where partner_id = ${partnerId}`.execute(em.getKysely())
  if ((rows[0]?.count ?? 0) < PARTNER_MEMBERS_MOST) return
  throw new Problem('RULE_VIOLATION', sentence('mostReached', { most: PARTNER_MEMBERS_MOST }))
}
