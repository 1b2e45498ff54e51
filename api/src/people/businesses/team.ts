import type { EntityName } from '@mikro-orm/core'
import { BUSINESS_MEMBERS_MOST } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRow, lockRow } from '#platform/database/rows.ts'
import { Problem } from '#platform/http/problem.ts'
import { sentence } from '#platform/http/sentence.ts'
import { enqueueAccountMail } from '#platform/mail/mail.service.ts'
import { holdUser } from '../accounts/find-user.ts'
import { User } from '../accounts/user.entity.ts'
import type { BusinessInvitationRow } from './invitation.entity.ts'
import {
  makeInvitation,
  openInvitations,
  readInvitation,
  useInvitation,
  type Business,
} from './invitations.ts'

/** Where it is written who acts for a business of a kind. An account acts for one of each kind at most. */
const MEMBERS = {
  carrier: { table: 'carrier_member', business: 'carrier_id' },
  partner: { table: 'partner_member', business: 'partner_id' },
} as const

const ACTS = { carrier: 'actsForCarrier', partner: 'actsForPartner' } as const

const tableOf = ({ kind }: Pick<Business, 'kind'>) => sql.table(MEMBERS[kind].table)
const columnOf = ({ kind }: Pick<Business, 'kind'>) => sql.ref(MEMBERS[kind].business)

/** Somebody who looks at a team. */
interface Viewer {
  userId: string
  isOwner: boolean
}

interface Member<Role extends string> {
  id: string
  name: string
  email: string
  role: Role
  since: string
  isSelf: boolean
}

/** Who acts for a business, to an owner; to others themselves alone. */
export async function membersOf<Role extends string>(
  em: EntityManager,
  of: Business,
  { userId, isOwner }: Viewer,
): Promise<Member<Role>[]> {
  const seen = isOwner ? sql`` : sql`and m.user_id = ${userId}`
  const { rows } = await sql<Omit<Member<Role>, 'isSelf'>>`
    select m.user_id as id, concat_ws(' ', u.first_name, u.last_name) as name, u.email, m.role, m.created_at as since
    from ${tableOf(of)} m join app_user u on u.id = m.user_id
    where m.${columnOf(of)} = ${of.id} and u.erased_at is null ${seen}
    order by m.role = 'owner' desc, m.created_at, m.user_id limit ${BUSINESS_MEMBERS_MOST}`.execute(
    em.getKysely(),
  )
  return rows.map((row) => ({
    ...row,
    since: new Date(row.since).toISOString(),
    isSelf: row.id === userId,
  }))
}

/** The invitations that nobody has taken up yet, to an owner; to others none. */
export async function invitationsOf<Role extends string>(
  em: EntityManager,
  of: Business,
  { isOwner }: Viewer,
  now: Date,
) {
  if (!isOwner) return []
  return (await openInvitations(em, of, now)).map(({ id, role, email, createdAt, expiresAt }) => ({
    id,
    role: role as Role,
    email: email ?? null,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }))
}

/**
 * Invites somebody, under the lock of the business: by a mail where an address is known.
 * @returns the link to hand over; null where it is mailed
 * @throws Problem RULE_VIOLATION when too many wait
 */
export async function inviteTo(
  context: Context,
  em: EntityManager,
  of: Business,
  { role, email, userId }: { role: string; email: string | null; userId: string },
): Promise<string | null> {
  const address = email?.trim().toLowerCase() || null
  if (address !== null && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address))
    throw new Problem('RULE_VIOLATION', sentence('noEmail'))
  const { id, token } = await makeInvitation(em, of, { role, userId, email: address }, context.now())
  if (address === null) return `${context.publicUrl}/${of.kind}?token=${token}`
  const inviter = await findRow(em, User, { id: userId })
  await enqueueAccountMail(context, em, {
    kind: 'member-invitation',
    account: address,
    invitationId: id,
    language: inviter?.language ?? 'en',
  })
  return null
}

/** Of two calls by which somebody comes to act for a business of a kind, the second waits: an account acts for one. */
export async function lockActing(
  em: EntityManager,
  { kind }: Pick<Business, 'kind'>,
  userId: string,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} of ${userId}`}, 0))`.execute(
    em.getKysely(),
  )
}

/** Lets somebody act for a locked business, by an invitation. @throws Problem NOT_FOUND, RULE_VIOLATION for whoever acts for one already */
async function joinTeam(
  em: EntityManager,
  of: Business,
  invitation: BusinessInvitationRow,
  userId: string,
  now: Date,
): Promise<void> {
  await lockActing(em, of, userId)
  const acting = await sql`select 1 from ${tableOf(of)} where user_id = ${userId}`.execute(em.getKysely())
  if (acting.rows.length > 0) throw new Problem('RULE_VIOLATION', sentence(ACTS[of.kind]))
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${tableOf(of)} where ${columnOf(of)} = ${of.id}`.execute(
    em.getKysely(),
  )
  if ((rows[0]?.count ?? 0) >= BUSINESS_MEMBERS_MOST)
    throw new Problem('RULE_VIOLATION', sentence('mostReached', { most: BUSINESS_MEMBERS_MOST }))
  await useInvitation(em, invitation, now)
  await sql`
    insert into ${tableOf(of)} (user_id, ${columnOf(of)}, role, created_at)
    values (${userId}, ${of.id}, ${invitation.role}, ${now})`.execute(em.getKysely())
}

/** A kind of business, where its records are, and what is said once one is closed. */
interface Businesses<Row> {
  kind: Business['kind']
  entity: EntityName<Row>
  closed: () => Problem
}

/**
 * Takes an invitation up, and shows what whoever did may see now.
 * @throws Problem NOT_FOUND, that of `closed`, RULE_VIOLATION for whoever acts for one already
 */
export async function takeInvitationUp<Row extends { id: string; state: string }, View>(
  { orm, now }: Context,
  { kind, entity, closed }: Businesses<Row>,
  { userId, token }: { userId: string; token: string },
  view: (em: EntityManager, row: Row, role: string) => Promise<View>,
): Promise<View> {
  return orm.em.fork().transactional(async (em) => {
    await holdUser(em, userId)
    const invitation = await readInvitation(em, kind, token, now())
    const row = await lockRow(em, entity, sql`id = ${invitation.businessId}`)
    if (!row || row.state === 'closed') throw closed()
    await joinTeam(em, { kind, id: row.id }, invitation, userId, now())
    return view(em, row, invitation.role)
  })
}

/**
 * Gives a member another role, or removes them, under the lock of the business. Owners change others, never themselves: so the one
 * who does it stays an owner, and its account is the business's where the other's was.
 * @param role what they may do from now on; null for nothing
 * @throws Problem NOT_FOUND, RULE_VIOLATION for oneself
 */
export async function changeMember(
  em: EntityManager,
  of: Business,
  business: { userId?: string | null | undefined },
  { memberId, byId, role }: { memberId: string; byId: string; role: string | null },
): Promise<void> {
  if (memberId === byId) throw new Problem('RULE_VIOLATION', sentence('ownerStays'))
  const own = sql`where user_id = ${memberId} and ${columnOf(of)} = ${of.id}`
  const { numAffectedRows } = await (
    role === null
      ? sql`delete from ${tableOf(of)} ${own}`
      : sql`update ${tableOf(of)} set role = ${role} ${own}`
  ).execute(em.getKysely())
  if (numAffectedRows !== 1n) throw new Problem('NOT_FOUND', `Nobody like that acts for your ${of.kind}.`)
  if (role !== 'owner' && business.userId === memberId) business.userId = byId
}
