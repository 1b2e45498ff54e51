import type { components } from '@fiacre/sdk/contract'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRow, saveRow } from '#platform/database/rows.ts'
import { Problem } from '#platform/http/problem.ts'
import { sentence } from '#platform/http/sentence.ts'
import { dropInvitation, readInvitation } from '../businesses/invitations.ts'
import { changeMember, invitationsOf, inviteTo, membersOf, takeInvitationUp } from '../businesses/team.ts'
import { CarrierMember, type CarrierRole } from './carrier-member.entity.ts'
import { rightsOf } from './carrier-rights.ts'
import { Carrier } from './carrier.entity.ts'
import { noCarrier, withOwnCarrier } from './change-carrier.ts'

type Schemas = components['schemas']
type Team = Schemas['CarrierTeam']

const ofCarrier = (id: string) => ({ kind: 'carrier', id }) as const

/** What somebody may do for the carrier that they act for, and who else acts for it. @throws Problem NOT_FOUND */
export async function getTeam({ orm, now }: Context, userId: string): Promise<Team> {
  return teamOf(orm.em.fork(), userId, now())
}

async function teamOf(em: EntityManager, userId: string, now: Date): Promise<Team> {
  const member = await findRow(em, CarrierMember, { userId })
  if (!member) throw noCarrier()
  const { carrierId, role } = member
  const viewer = { userId, isOwner: role === 'owner' }
  return {
    role,
    rights: rightsOf(role),
    members: await membersOf<CarrierRole>(em, ofCarrier(carrierId), viewer),
    invitations: await invitationsOf<CarrierRole>(em, ofCarrier(carrierId), viewer, now),
  }
}

/** Invites somebody to act for an owner's carrier. @throws Problem NOT_FOUND, FORBIDDEN, CARRIER_STATE, RULE_VIOLATION */
export async function inviteMember(
  context: Context,
  userId: string,
  { role, email = null }: Schemas['CarrierInvitationOrder'],
): Promise<Schemas['CarrierInvitationMade']> {
  return withOwnCarrier(context, userId, 'members', async (em, { id }) => ({
    url: await inviteTo(context, em, ofCarrier(id), { role, email, userId }),
    team: await teamOf(em, userId, context.now()),
  }))
}

/** @throws Problem NOT_FOUND, FORBIDDEN, CARRIER_STATE */
export async function takeInvitationBack(
  context: Context,
  userId: string,
  invitationId: string,
): Promise<Team> {
  return withOwnCarrier(context, userId, 'members', async (em, { id }) => {
    await dropInvitation(em, ofCarrier(id), invitationId)
    return teamOf(em, userId, context.now())
  })
}

/** What a link invites to. @throws Problem NOT_FOUND */
export async function lookAtInvitation(
  { orm, now }: Context,
  token: string,
): Promise<Schemas['CarrierInvitationLook']> {
  const em = orm.em.fork()
  const { businessId, role, expiresAt } = await readInvitation(em, 'carrier', token, now())
  const carrier = await findRow(em, Carrier, { id: businessId })
  return {
    carrier: carrier?.legalName ?? '',
    role: role as CarrierRole,
    expiresAt: expiresAt.toISOString(),
  }
}

/** Takes an invitation up. @throws Problem NOT_FOUND, CARRIER_STATE once it is closed, RULE_VIOLATION for whoever acts for one already */
export function joinCarrier(context: Context, userId: string, token: string): Promise<Team> {
  const closed = () => new Problem('CARRIER_STATE', sentence('carrierClosed'))
  return takeInvitationUp(context, { kind: 'carrier', entity: Carrier, closed }, { userId, token }, (em) =>
    teamOf(em, userId, context.now()),
  )
}

/** Says what a member may do, or, for null, removes them. @throws Problem NOT_FOUND, FORBIDDEN, CARRIER_STATE, RULE_VIOLATION for oneself */
export async function setMemberRole(
  context: Context,
  userId: string,
  memberId: string,
  role: CarrierRole | null,
): Promise<Team> {
  return withOwnCarrier(context, userId, 'members', async (em, carrier) => {
    await changeMember(em, ofCarrier(carrier.id), carrier, { memberId, byId: userId, role })
    await saveRow(em, Carrier, carrier)
    return teamOf(em, userId, context.now())
  })
}
