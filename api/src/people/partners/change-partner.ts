import { sql } from 'kysely'
import type { components } from '@fiacre/sdk/contract'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRow, lockRow, saveRow } from '#platform/database/rows.ts'
import { assertMatches } from '#platform/http/entity-tag.ts'
import { Problem } from '#platform/http/problem.ts'
import { holdUser } from '../accounts/find-user.ts'
import { PartnerMember, type PartnerRole } from './partner-member.entity.ts'
import { partnerView, taggedPartner } from './partner-view.ts'
import { Partner, type PartnerRow } from './partner.entity.ts'
import { sentence } from '#platform/http/sentence.ts'

type View = components['schemas']['Partner']

export interface Membership {
  partner: PartnerRow
  role: PartnerRole
}

/** Keys, pages and webhooks are a developer's business. */
export const DEVELOPERS: readonly PartnerRole[] = ['developer']

/** Who sees what the partner does: all but those who only travel on its invoice. */
const COLLEAGUES: readonly PartnerRole[] = ['developer', 'finance']

const ANYBODY: readonly PartnerRole[] = [...COLLEAGUES, 'traveller']

/**
 * The partner that somebody acts for, to be read.
 * @param roles who may beside an owner; when left out, everybody who does more than travel on its invoice
 * @throws Problem NOT_FOUND for whoever acts for none, FORBIDDEN
 */
export async function membershipOf(
  em: EntityManager,
  userId: string,
  roles: readonly PartnerRole[] = COLLEAGUES,
): Promise<Membership> {
  const member = await findRow(em, PartnerMember, { userId })
  const partner = member && (await findRow(em, Partner, { id: member.partnerId }))
  if (!partner) throw noPartner()
  assertMay(member.role, roles)
  return { partner, role: member.role }
}

/** What a member sees of the partner. @throws Problem NOT_FOUND for whoever acts for none */
export async function getOwnPartner({ orm, now }: Context, userId: string): Promise<View> {
  const em = orm.em.fork()
  const { partner, role } = await membershipOf(em, userId, ANYBODY)
  return partnerView(em, partner, { userId, role }, now())
}

/**
 * A change by a member, under the partner's lock: whatever hangs on a partner is changed by one at a time.
 * @param roles who may; an owner always may
 * @param run gets the locked partner; what it changes of it is saved
 * @throws Problem NOT_FOUND, FORBIDDEN, PARTNER_STATE once it is closed, PRECONDITION_FAILED
 */
export async function changeOwnPartner<Result>(
  { orm, now }: Context,
  userId: string,
  { roles, ifMatch }: { roles: readonly PartnerRole[]; ifMatch?: string | undefined },
  run: (em: EntityManager, partner: PartnerRow) => Promise<Result>,
): Promise<{ partner: View; result: Result }> {
  return orm.em.fork().transactional(async (em) => {
    await holdUser(em, userId)
    const known = await findRow(em, PartnerMember, { userId })
    const partner = known && (await lockRow(em, Partner, sql`id = ${known.partnerId}`))
    // Whoever waited for the lock may have been removed, or may do less, by now.
    const member = partner && (await memberNow(em, userId, partner.id))
    if (!partner || !member) throw noPartner()
    assertMay(member.role, roles)
    if (partner.state === 'closed') throw new Problem('PARTNER_STATE', sentence('partnerClosed'))
    if (ifMatch !== undefined)
      assertMatches(ifMatch, taggedPartner(await partnerView(em, partner, member, now())))
    const result = await run(em, partner)
    await saveRow(em, Partner, partner)
    return { partner: await partnerView(em, partner, member, now()), result }
  })
}

/** Read past what this transaction read before. */
async function memberNow(
  em: EntityManager,
  userId: string,
  partnerId: string,
): Promise<{ userId: string; role: PartnerRole } | undefined> {
  const { rows } = await sql<{ userId: string; role: PartnerRole }>`
    select user_id as "userId", role from partner_member
    where user_id = ${userId} and partner_id = ${partnerId}`.execute(em.getKysely())
  return rows[0]
}

function assertMay(role: PartnerRole, roles: readonly PartnerRole[]): void {
  if (role === 'owner' || roles.includes(role)) return
  throw new Problem(
    'FORBIDDEN',
    'This is for others who act for the partner: its owner can say who may what.',
  )
}

const noPartner = () => new Problem('NOT_FOUND', 'You act for no partner yet.')
