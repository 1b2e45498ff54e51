import { sql } from 'kysely'
import { blockHolds } from '#people/accounts/blocking.service.ts'
import { findLocked, lockUser, saveUser } from '#people/accounts/find-user.ts'
import { closeAccount, startAnew, staysOpen } from '#people/accounts/account-life.ts'
import type { UserRow } from '#people/accounts/user.entity.ts'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { enqueueMail } from '#platform/mail/mail.service.ts'
import { lockBookings, removePerson } from './delete-account.ts'
import { CLOSING_WARNING_DAYS, closingOf, daysAfter, daysBefore, erasureOf, unusedSince } from './keeping.ts'
import { utcDay } from '#platform/localisation/utc-day.ts'

/** Accounts read at once; each is then looked at in a transaction of its own. */
const BATCH = 500
/** Before every id. */
const NO_ID = '00000000-0000-0000-0000-000000000000'

/**
 * Closes accounts without a transaction for twelve months (spec section 4): warns 30 and 7 days ahead, closes, and
 * removes the person 30 days later. Nobody is closed without both warnings, however late a run comes. Administrators are
 * left alone, and so is whoever is blocked: that may be evidence.
 * @throws Error at the end, when some accounts could not be looked after; the others were
 */
export async function closeIdleAccounts(context: Context): Promise<void> {
  let failed = 0
  for (let last = NO_ID; ;) {
    const ids = await candidates(context, last)
    for (const id of ids) {
      await lookAfter(context, id).catch((error: unknown) => {
        failed += 1
        context.log.error({ err: error, userId: id }, 'an idle account could not be looked after')
      })
    }
    if (ids.length < BATCH) break
    last = ids.at(-1) ?? last
  }
  // Told by the job, which tries again; nobody else had to wait for it.
  if (failed > 0) throw new Error(`${failed} idle accounts could not be looked after.`)
}

function lookAfter(context: Context, id: string): Promise<void> {
  return context.orm.em.fork().transactional(async (em) => {
    const user = await findLocked(em, id)
    if (!user) return
    await step(context, em, user)
    await saveUser(em, user)
  })
}

async function candidates({ orm, now }: Context, after: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select u.id from app_user u
    where u.id > ${after} and u.erased_at is null and not u.is_admin and u.staff_role is null
      and (u.closes_at is not null or u.closed_at is not null or u.active_at <= ${closingHorizon(now())})
      and not exists (select 1 from account_block k where k.user_id = u.id and ${blockHolds('k', now())})
    order by u.id limit ${BATCH}`.execute(orm.em.fork().getKysely())
  return rows.map(({ id }) => id)
}

/** Starts the twelve months anew. */
export async function keepAccount({ orm, now }: Context, userId: string): Promise<UserRow> {
  return orm.em.fork().transactional(async (em) => {
    const user = await lockUser(em, userId)
    startAnew(user, now())
    await saveUser(em, user)
    return user
  })
}

async function step(context: Context, em: EntityManager, user: UserRow): Promise<void> {
  const now = context.now()
  if (user.closedAt) {
    if (erasureOf(user.closedAt) > now) return
    await lockBookings(em, user)
    await removePerson(context, em, user)
    return
  }
  user.activeAt = await lastUse(em, user)
  const due = closingOf(user.activeAt)
  if (daysBefore(due, CLOSING_WARNING_DAYS[0]) > now) {
    staysOpen(user)
    return
  }
  const ahead = CLOSING_WARNING_DAYS[user.closingWarnings]
  const closesAt = user.closesAt ?? due
  if (ahead === undefined) {
    if (closesAt <= now) await close(context, em, user)
    return
  }
  if (daysBefore(closesAt, ahead) > now) return
  // A run that comes late still leaves the whole time.
  user.closesAt = new Date(Math.max(closesAt.getTime(), daysAfter(now, ahead).getTime()))
  user.closingWarnings += 1
  await mail(context, em, user, 'closing-warning', user.closesAt)
}

async function close(context: Context, em: EntityManager, user: UserRow): Promise<void> {
  const now = context.now()
  await closeAccount(em, user, now)
  await mail(context, em, user, 'account-closed', erasureOf(now))
}

/** The last transaction: a booking made or paid for; before the first, when the account was opened or kept. */
async function lastUse(em: EntityManager, user: UserRow): Promise<Date> {
  const { rows } = await sql<{ last: string | null }>`
    select greatest(max(b.created_at), max(p.settled_at)) as last
    from booking b left join payment_session p on p.booking_id = b.id and p.change_id is null
    where b.user_id = ${user.id}`.execute(em.getKysely())
  const last = rows[0]?.last
  return last && new Date(last) > user.activeAt ? new Date(last) : user.activeAt
}

/** Accounts used later than this need no look. */
function closingHorizon(now: Date): Date {
  // Months differ in length, and a year may be a day longer: two days more are never too few.
  return daysAfter(unusedSince(now), CLOSING_WARNING_DAYS[0] + 2)
}

async function mail(
  context: Context,
  em: EntityManager,
  user: UserRow,
  kind: 'closing-warning' | 'account-closed',
  when: Date,
): Promise<void> {
  // A guest has nothing to keep, and nobody told them of an account.
  if (user.contactEmail) return
  const { firstName } = user
  const day = utcDay(when)
  if (kind === 'closing-warning') {
    const link = `${context.publicUrl}/dashboard`
    return enqueueMail(context, em, user, { kind, firstName, closesOn: day, link })
  }
  const link = `${context.publicUrl}/forgot-password`
  return enqueueMail(context, em, user, { kind, firstName, erasedOn: day, link })
}
