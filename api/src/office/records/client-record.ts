import { sql } from 'kysely'
import type { components } from '@fiacre/sdk/contract'
import { AccountBlock } from '#people/accounts/blocks/account-block.entity.ts'
import { SignInAttempt } from '#people/accounts/sign-in/sign-in-attempt.entity.ts'
import { listSessions } from '#people/accounts/sessions/sessions.service.ts'
import { User, type UserRow } from '#people/accounts/user.entity.ts'
import { Booking } from '#bookings/booking/booking.entity.ts'
import { balance } from '#bookings/funds/balance.service.ts'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRow, findRows } from '#platform/database/rows.ts'
import { Problem } from '#platform/http/problem.ts'
import { toClientBooking } from './client-booking.ts'
import { clientTimeline } from './client-timeline.ts'
import { emailsOf } from '../audit/emails-of.ts'

type Schemas = components['schemas']

/** As many of each kind are shown. */
const MOST = 50

/** @throws Problem NOT_FOUND */
export async function knownUser({ orm }: Context, id: string): Promise<UserRow> {
  const user = await findRow(orm.em.fork(), User, { id })
  if (!user || user.erasedAt) throw new Problem('NOT_FOUND', 'There is no such account.')
  return user
}

/** What stands beside an account on its page. @throws Problem NOT_FOUND */
export async function clientRecord(context: Context, userId: string): Promise<Schemas['ClientRecord']> {
  const user = await knownUser(context, userId)
  const em = context.orm.em.fork()
  const [bookings, money, sessions, signIns, blocks, timeline] = await Promise.all([
    findRows(em, Booking, sql`where user_id = ${userId} order by id desc limit ${MOST}`),
    balance(context, userId, { limit: MOST }),
    listSessions(context, user),
    findRows(em, SignInAttempt, sql`where user_id = ${userId} order by id desc limit ${MOST}`),
    blocksOf(em, userId),
    clientTimeline(context, user),
  ])
  return {
    ...accountFacts(user),
    bookings: bookings.map(toClientBooking),
    balance: money,
    sessions: sessions.slice(0, MOST).map(({ device, createdAt, lastSeenAt }) => ({
      device: device ?? null,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    })),
    signIns: signIns.map(({ at, outcome, device, network }) => ({
      at: at.toISOString(),
      outcome,
      device: device ?? null,
      network: network ?? null,
    })),
    blocks,
    timeline,
  }
}

function accountFacts(user: UserRow) {
  const phone = [user.countryCode, user.phoneNumber].filter(Boolean).join(' ')
  return {
    phone: phone || null,
    city: user.city ?? null,
    company: user.company ?? null,
    language: user.language,
    termsVersion: user.termsVersion ?? null,
    emailConfirmedAt: user.emailConfirmedAt?.toISOString() ?? null,
    pendingEmail: user.pendingEmail ?? null,
    closesAt: user.closesAt?.toISOString() ?? null,
    lookedIntoAt: user.lookedIntoAt?.toISOString() ?? null,
  }
}

/** Every block there was, the newest first: lifted ones too. */
async function blocksOf(em: EntityManager, userId: string): Promise<Schemas['PastBlock'][]> {
  const rows = await findRows(
    em,
    AccountBlock,
    sql`where user_id = ${userId} order by blocked_at desc limit ${MOST}`,
  )
  const emails = await emailsOf(
    em,
    rows.flatMap(({ blockedBy, liftedBy }) => [blockedBy, liftedBy]),
  )
  return rows.map(({ reason, blockedAt, blockedBy, until, liftedAt, liftedBy }) => ({
    reason,
    blockedAt: blockedAt.toISOString(),
    blockedBy: emails.get(blockedBy ?? '') ?? null,
    until: until?.toISOString() ?? null,
    liftedAt: liftedAt?.toISOString() ?? null,
    liftedBy: emails.get(liftedBy ?? '') ?? null,
  }))
}
