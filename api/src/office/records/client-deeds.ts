import type { components } from '@fiacre/sdk/contract'
import { findLocked, saveUser } from '#people/accounts/find-user.ts'
import type { UserRow } from '#people/accounts/user.entity.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import type { Context } from '#platform/context/context.ts'
import { fieldProblem, Problem } from '#platform/http/problem.ts'
import { recordAudit, type Administrator } from '../audit/record-audit.ts'
import { assertNothingAhead, lockBookings, removePerson } from '../privacy/delete-account.ts'
import { exportAccount } from '../privacy/export.ts'
import { knownUser } from './client-record.ts'
import { sentence } from '#platform/http/sentence.ts'

type Schemas = components['schemas']

const about = (id: string) => ({ subject: 'user', subjectId: id, before: null }) as const

/**
 * Everything we hold on a person, for one who cannot fetch it themselves. Who took it, and why, is written down before it is answered.
 * @throws Problem NOT_FOUND; RULE_VIOLATION without a reason
 */
export async function exportForPerson(
  context: Context,
  by: Administrator,
  userId: string,
  reason: string,
): Promise<Schemas['AccountExport']> {
  const why = reason.trim()
  if (why === '') throw fieldProblem('RULE_VIOLATION', 'reason', sentence('askedByWhom'))
  await knownUser(context, userId)
  const deed = { by, ...about(userId), action: 'user.exported', after: null } as const
  await context.orm.em
    .fork()
    .transactional((em) => recordAudit(em, { ...deed, personId: userId, reason: why }, context.now()))
  return exportAccount(context, userId, undefined)
}

/**
 * Removes a person, as their own deletion of the account does. Why is a code, as words about them would go with them.
 * @throws Problem NOT_FOUND; BOOKINGS_AHEAD; RULE_VIOLATION for one of our own people
 */
export async function erasePersonOf(
  context: Context,
  by: Administrator,
  userId: string,
  basis: Schemas['ErasureRequest']['basis'],
): Promise<void> {
  await knownUser(context, userId)
  await context.orm.em.fork().transactional(async (em) => {
    const user = await lockKnown(em, userId)
    if (user.isAdmin || user.staffRole) {
      throw new Problem('RULE_VIOLATION', sentence('ownPeopleThemselves'))
    }
    await lockBookings(em, user)
    await assertNothingAhead(context, em, user)
    await removePerson(context, em, user)
    const deed = { by, ...about(userId), action: 'user.erased', after: { basis } } as const
    await recordAudit(em, { ...deed, personId: null, reason: null }, context.now())
  })
}

/** What stood out about an account was looked into: it waits for nobody until something new does. @throws Problem NOT_FOUND */
export async function lookedInto(context: Context, by: Administrator, userId: string): Promise<void> {
  await knownUser(context, userId)
  await context.orm.em.fork().transactional(async (em) => {
    const user = await lockKnown(em, userId)
    user.lookedIntoAt = context.now()
    await saveUser(em, user)
    const deed = { by, ...about(userId), action: 'user.looked-into', after: null } as const
    await recordAudit(em, { ...deed, personId: null, reason: null }, context.now())
  })
}

async function lockKnown(em: EntityManager, userId: string): Promise<UserRow> {
  const user = await findLocked(em, userId)
  if (!user) throw new Problem('NOT_FOUND', 'There is no such account.')
  return user
}
