import { sql } from 'kysely'
import type { components } from '@fiacre/sdk/contract'
import { Booking } from '#bookings/booking/booking.entity.ts'
import { User, type UserRow } from '#people/accounts/user.entity.ts'
import type { Context } from '#platform/context/context.ts'
import { findRows } from '#platform/database/rows.ts'
import { Problem } from '#platform/http/problem.ts'
import type { ApprovalKind } from './approval-kind.ts'
import { Approval, type ApprovalRow } from './approval.entity.ts'

type Schemas = components['schemas']

const MOST = 100

/** What waits for a second person, the oldest first, and below it what was decided last. */
export async function listApprovals(
  context: Context,
  callerId: string,
  kinds: readonly ApprovalKind[],
): Promise<Schemas['ApprovalList']> {
  const rows = await findRows(
    context.orm.em.fork(),
    Approval,
    sql`order by status <> 'open', case when status = 'open' then requested_at end, decided_at desc, id limit ${MOST}`,
  )
  return { approvals: await toApprovals(context, rows, { callerId, kinds }) }
}

/** @throws Problem NOT_FOUND */
export async function approvalOf(
  context: Context,
  id: string,
  callerId: string,
  kinds: readonly ApprovalKind[],
): Promise<Schemas['Approval']> {
  const rows = await findRows(context.orm.em.fork(), Approval, sql`where id = ${id}`)
  const [found] = await toApprovals(context, rows, { callerId, kinds })
  if (!found) throw new Problem('NOT_FOUND', 'There is no such approval.')
  return found
}

type Approver = Pick<UserRow, 'id' | 'isAdmin' | 'staffRole'>

/** Everybody of the back office who can sign in now. */
async function officePeople({ orm, now }: Context): Promise<readonly Approver[]> {
  const { rows } = await sql<Approver>`
    select u.id, u.is_admin as "isAdmin", u.staff_role as "staffRole" from app_user u
    where (u.is_admin or u.staff_role is not null) and u.erased_at is null and u.closed_at is null
      and not exists (select 1 from account_block b where b.user_id = u.id and b.lifted_at is null and (b.until is null or b.until > ${now()}))`.execute(
    orm.em.fork().getKysely(),
  )
  return rows
}

/** How many of them may agree to it; whoever asked cannot. */
function othersOf(
  approval: ApprovalRow,
  people: readonly Approver[],
  kinds: readonly ApprovalKind[],
): number {
  const roles = kinds.find(({ kind }) => kind === approval.kind)?.roles(approval) ?? []
  return people.filter(
    ({ id, isAdmin, staffRole }) =>
      id !== approval.requestedBy && (isAdmin || Boolean(staffRole && roles.includes(staffRole))),
  ).length
}

async function toApprovals(
  context: Context,
  rows: readonly ApprovalRow[],
  { callerId, kinds }: { callerId: string; kinds: readonly ApprovalKind[] },
): Promise<Schemas['Approval'][]> {
  if (rows.length === 0) return []
  const em = context.orm.em.fork()
  const people = [
    ...new Set(
      rows.flatMap(({ requestedBy, decidedBy }) => [requestedBy, ...(decidedBy ? [decidedBy] : [])]),
    ),
  ]
  const bookingIds = [...new Set(rows.flatMap(({ bookingId }) => bookingId ?? []))]
  const [approvers, users, bookings] = await Promise.all([
    officePeople(context),
    findRows(em, User, sql`where erased_at is null and id in (${sql.join(people)})`),
    findRows(em, Booking, sql`where id = any(${bookingIds}::int[])`),
  ])
  const emails = new Map(users.map(({ id, email }) => [id, email]))
  const numbers = new Map(bookings.map(({ id, bookingNumber }) => [id, bookingNumber]))
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    bookingId: row.bookingId ?? null,
    bookingNumber: numbers.get(row.bookingId ?? 0) ?? null,
    amountCents: row.amountCents ?? null,
    wish: row.facts,
    reason: row.reason ?? null,
    requestedBy: emails.get(row.requestedBy) ?? null,
    isOwn: row.requestedBy === callerId,
    requestedAt: row.requestedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    status: row.status,
    decidedBy: emails.get(row.decidedBy ?? '') ?? null,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    note: row.note ?? null,
    others: othersOf(row, approvers, kinds),
  }))
}
