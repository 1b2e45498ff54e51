import { sql } from 'kysely'
import { getUser } from '#people/accounts/find-user.ts'
import { assertOwnPassword, lockProven, type SignedIn } from '#people/accounts/passwords.service.ts'
import { assertAnotherAdministrator } from '#people/accounts/last-administrator.ts'
import { releasePartners } from '#people/partners/release-partners.ts'
import { releaseCarriers } from '#people/carriers/release-carriers.ts'
import type { UserRow } from '#people/accounts/user.entity.ts'
import { endBookings } from '#bookings/cancellations/close-account-bookings.ts'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { Problem } from '#platform/http/problem.ts'
import { enqueueMail } from '#platform/mail/mail.service.ts'
import { erasePerson, forgetMails } from './erase-person.ts'

/**
 * Deletes an account at its owner's wish, at once (GDPR, article 17).
 * @throws Problem WRONG_PASSWORD; BOOKINGS_AHEAD while a paid journey is to come, which needs its traveller;
 * RULE_VIOLATION for the last administrator
 */
export async function deleteAccount(context: Context, owner: SignedIn, password: string): Promise<void> {
  const known = await getUser(context, owner.userId)
  await assertOwnPassword(context, known, password, 'password')
  await context.orm.em.fork().transactional(async (em) => {
    const user = await lockProven(em, known, owner, 'password')
    if (user.isAdmin) await assertAnotherAdministrator(em, user)
    await lockBookings(em, user)
    await assertNothingAhead(context, em, user)
    await removePerson(context, em, user)
  })
}

/** Cancels what is unpaid, parks what is on the balance, says goodbye, and removes the person. */
export async function removePerson(context: Context, em: EntityManager, user: UserRow): Promise<void> {
  await forgetMails(em, user)
  await endBookings(context, em, user)
  await releaseCarriers(context, em, user.id)
  await releasePartners(context, em, user.id)
  await enqueueMail(context, em, user, { kind: 'account-deleted', firstName: user.firstName })
  await erasePerson(em, user, context.now())
}

/** A payment of this moment counts as before or as after. Account, payments, bookings: the order of everybody. */
export async function lockBookings(em: EntityManager, { id }: UserRow): Promise<void> {
  const db = em.getKysely()
  await sql`
    select 1 from payment_session where booking_id in (select id from booking where user_id = ${id})
    order by id for no key update`.execute(db)
  await sql`select 1 from booking where user_id = ${id} order by id for no key update`.execute(db)
}

/** @throws Problem BOOKINGS_AHEAD */
export async function assertNothingAhead(context: Context, em: EntityManager, user: UserRow): Promise<void> {
  const { rows } = await sql<{ number: string }>`
    select booking_number as number from booking
    where user_id = ${user.id} and payment_status = 'completed' and status in ('pending', 'confirmed', 'in-progress')
      and not is_test and (pickup_at > ${context.now()} or status = 'in-progress'
        or (is_round_trip and (return_date || 'T' || return_time)::timestamp at time zone time_zone > ${context.now()}))
    order by pickup_at limit 1`.execute(em.getKysely())
  const ahead = rows[0]
  if (!ahead) return
  throw new Problem(
    'BOOKINGS_AHEAD',
    `Your journey ${ahead.number} is paid and still to come. Please delete the account after it.`,
  )
}
