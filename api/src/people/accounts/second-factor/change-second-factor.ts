import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { Problem } from '#platform/http/problem.ts'
import { findLocked, lockUser } from '../find-user.ts'
import { endSessions } from '../sessions/sessions.service.ts'
import { officeRoleOf } from '../office-role.ts'
import type { UserRow } from '../user.entity.ts'
import { factorsOf, kindsOf } from './factors-of.ts'
import { RecoveryCode } from './second-factor.entity.ts'
import { dropSecondFactor, dropTotp, mailFactorChanged, renewCodes } from './second-factor.service.ts'
import { sentence } from '#platform/http/sentence.ts'

type Record = (em: EntityManager) => Promise<void>

/**
 * Takes all of one's own second factor away. Every session ends; the caller starts a new one.
 * @returns undefined where there was none
 * @throws Problem RULE_VIOLATION where one is required
 */
export async function removeSecondFactor(
  context: Context,
  userId: string,
  record: Record,
): Promise<UserRow | undefined> {
  return takeFactorAway(context, userId, record, (em) => dropSecondFactor(em, userId))
}

/** Takes one's own app away, and leaves passkeys. Otherwise as `removeSecondFactor`. */
export async function removeTotp(
  context: Context,
  userId: string,
  record: Record,
): Promise<UserRow | undefined> {
  return takeFactorAway(context, userId, record, (em) => dropTotp(em, userId))
}

/**
 * Takes a part of one's own second factor away; with the last of it go the recovery codes. Every session ends.
 * @param drop takes it away, and says whether it was there
 * @returns undefined where it was not
 * @throws Problem RULE_VIOLATION for the last where one is required
 */
export async function takeFactorAway(
  context: Context,
  userId: string,
  record: Record,
  drop: (em: EntityManager) => Promise<boolean>,
): Promise<UserRow | undefined> {
  return context.orm.em.fork().transactional(async (em) => {
    const user = await lockUser(em, userId)
    if (!(await drop(em))) return undefined
    if (kindsOf(await factorsOf(em, userId)).length === 0) {
      if (context.config.adminSecondFactor === 'required' && officeRoleOf(user)) throw lastFactor()
      await em.nativeDelete(RecoveryCode, { userId })
    }
    await endSessions(em, user)
    await mailFactorChanged(context, em, user)
    await record(em)
    return user
  })
}

/**
 * Makes new recovery codes, shown this once.
 * @throws Problem RULE_VIOLATION without a second factor
 */
export async function renewRecoveryCodes(
  context: Context,
  userId: string,
  record: Record,
): Promise<string[]> {
  return context.orm.em.fork().transactional(async (em) => {
    const user = await lockUser(em, userId)
    if (kindsOf(await factorsOf(em, userId)).length === 0) {
      throw new Problem('RULE_VIOLATION', sentence('recoveryWithoutFactor'))
    }
    const codes = await renewCodes(em, userId)
    await mailFactorChanged(context, em, user)
    await record(em)
    return codes
  })
}

/**
 * Takes somebody else's second factor away, who lost it. Their sessions end.
 * @throws Problem NOT_FOUND; RULE_VIOLATION for one's own, and where there is none
 */
export async function resetSecondFactor(
  context: Context,
  { userId, by, record }: { userId: string; by: string; record: Record },
): Promise<void> {
  if (userId === by) throw new Problem('RULE_VIOLATION', sentence('notOneself'))
  await context.orm.em.fork().transactional(async (em) => {
    const user = await findLocked(em, userId)
    if (!user) throw new Problem('NOT_FOUND', 'There is no such account.')
    if (!(await dropSecondFactor(em, userId))) {
      throw new Problem('RULE_VIOLATION', sentence('noSecondFactor'))
    }
    await endSessions(em, user)
    await mailFactorChanged(context, em, user)
    await record(em)
  })
}

function lastFactor(): Problem {
  return new Problem('RULE_VIOLATION', sentence('lastSecondFactor'))
}
