import { sql } from 'kysely'
import { recordStep, standingOf } from '#bookings/booking/booking-events.service.ts'
import { lockBooking, saveBooking } from '#bookings/booking/booking-record.ts'
import { findLocked, saveUser } from '#people/accounts/find-user.ts'
import { judgedAccount } from '#people/accounts/set-office-role.ts'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { assertMatches } from '#platform/http/entity-tag.ts'
import { fieldProblem, Problem } from '#platform/http/problem.ts'
import { enqueueMail } from '#platform/mail/mail.service.ts'
import { recordAudit, type Administrator } from '../audit/record-audit.ts'
import { sentence } from '#platform/http/sentence.ts'

interface Correction {
  by: Administrator
  userId: string
  firstName: string
  lastName: string
  reason: string
  /** The tag of the account that was seen. */
  ifMatch: string | undefined
}

/**
 * Corrects the name of a traveller, who is told; so are the carriers of the rides that are still to come.
 * @throws Problem NOT_FOUND; PRECONDITION_FAILED; RULE_VIOLATION without a name or a reason, and for one of our own people
 */
export async function correctName(
  context: Context,
  { by, userId, firstName, lastName, reason, ifMatch }: Correction,
): Promise<void> {
  const name = { firstName: given('firstName', firstName), lastName: given('lastName', lastName) }
  const why = reason.trim()
  if (why === '') throw fieldProblem('RULE_VIOLATION', 'reason', sentence('askedByWhom'))
  await context.orm.em.fork().transactional(async (em) => {
    const user = await findLocked(em, userId)
    if (!user) throw new Problem('NOT_FOUND', 'There is no such account.')
    // Who wears another's name could be taken for them in all that is written down.
    if (user.isAdmin || user.staffRole) throw new Problem('RULE_VIOLATION', sentence('ownPeopleThemselves'))
    assertMatches(ifMatch, judgedAccount(user))
    const before = { firstName: user.firstName, lastName: user.lastName }
    if (before.firstName === name.firstName && before.lastName === name.lastName) return
    Object.assign(user, name)
    await saveUser(em, user)
    await renewJourneys(context, em, userId, { actorId: by.id, why })
    const link = `${context.publicUrl}/profile`
    await enqueueMail(context, em, user, { kind: 'name-corrected', firstName: user.firstName, link })
    const about = { action: 'user.name-corrected', subject: 'user', subjectId: userId } as const
    const deed = { by, ...about, before, after: name, personId: userId, reason: why }
    await recordAudit(em, deed, context.now())
  })
}

/** The confirmed journeys that are still to come: documents and calendars are made anew, and carriers hear of it. */
async function renewJourneys(
  context: Context,
  em: EntityManager,
  userId: string,
  by: { actorId: string; why: string },
): Promise<void> {
  const now = context.now()
  const { rows } = await sql<{ id: number }>`
    select id from booking where user_id = ${userId} and status in ('confirmed', 'in-progress') and not is_test
    order by id`.execute(em.getKysely())
  for (const { id } of rows) {
    const booking = await lockBooking(em, { id, userId })
    // It may have ended while its turn was awaited.
    if (booking.status !== 'confirmed' && booking.status !== 'in-progress') continue
    booking.revision += 1
    booking.updatedAt = now
    const step = { kind: 'CHANGED', actor: 'administrator', ...by } as const
    await recordStep(em, booking, standingOf(booking), step, now)
    await saveBooking(em, booking)
    await context.followBooking(context, em, booking)
  }
}

/** @throws Problem RULE_VIOLATION for blanks */
function given(field: 'firstName' | 'lastName', typed: string): string {
  const name = typed.trim()
  if (name === '') throw fieldProblem('RULE_VIOLATION', field, sentence('wholeName'))
  return name
}
