import type { components } from '@fiacre/sdk/contract'
import { sql } from 'kysely'
import type { Context } from '#platform/context/context.ts'
import { findRow } from '#platform/database/rows.ts'
import { Problem } from '#platform/http/problem.ts'
import { sentence } from '#platform/http/sentence.ts'
import { dropInvitation, readInvitation } from '../businesses/invitations.ts'
import { changeMember, inviteTo, takeInvitationUp } from '../businesses/team.ts'
import { changeOwnPartner } from './change-partner.ts'
import type { PartnerRole } from './partner-member.entity.ts'
import { partnerView } from './partner-view.ts'
import { Partner } from './partner.entity.ts'

type Schemas = components['schemas']

const ofPartner = (id: string) => ({ kind: 'partner', id }) as const

/** Invites somebody who is to act for an owner's partner. @throws Problem NOT_FOUND, FORBIDDEN, PARTNER_STATE, RULE_VIOLATION */
export async function inviteMember(
  context: Context,
  userId: string,
  { role, email = null }: Schemas['PartnerInvitationOrder'],
): Promise<Schemas['PartnerInvitationMade']> {
  const { partner, result } = await changeOwnPartner(context, userId, { roles: [] }, (em, { id }) =>
    inviteTo(context, em, ofPartner(id), { role, email, userId }),
  )
  return { url: result, partner }
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
export function joinPartner(context: Context, userId: string, token: string): Promise<Schemas['Partner']> {
  const closed = () => new Problem('PARTNER_STATE', sentence('partnerClosed'))
  const partners = { kind: 'partner', entity: Partner, closed } as const
  return takeInvitationUp(context, partners, { userId, token }, (em, partner, role) =>
    partnerView(em, partner, { userId, role: role as PartnerRole }, context.now()),
  )
}

/** Says what a member may do, or, for null, removes them. @throws Problem NOT_FOUND, FORBIDDEN, PARTNER_STATE, RULE_VIOLATION for oneself */
export async function setMemberRole(
  context: Context,
  userId: string,
  memberId: string,
  wanted: Schemas['PartnerRoleWanted'] | null,
): Promise<Schemas['Partner']> {
  const { partner } = await changeOwnPartner(context, userId, { roles: [] }, async (em, row) => {
    await changeMember(em, ofPartner(row.id), row, { memberId, byId: userId, role: wanted?.role ?? null })
    if (!wanted) return
    const limitCents = wanted.role === 'traveller' ? (wanted.monthlyLimitCents ?? null) : null
    await sql`update partner_member set monthly_limit_cents = ${limitCents} where user_id = ${memberId}`.execute(
      em.getKysely(),
    )
  })
  return partner
}
