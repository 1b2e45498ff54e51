import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { Problem } from '#platform/http/problem.ts'
import { findLocked, lockUser } from '../find-user.ts'
import { endSessions } from '../sessions/sessions.service.ts'
import type { UserRow } from '../user.entity.ts'
import { dropSecondFactor, hasSecondFactor, mailFactorChanged, renewCodes } from './second-factor.service.ts'

type Record = (em: EntityManager) => Promise<void>

/**
 * Takes one's own second factor away. Every session ends; the caller starts a new one.
 * @returns undefined where there was none
 */
export async function removeSecondFactor(
  context: Context,
  userId: string,
  record: Record,
): Promise<UserRow | undefined> {
  return context.orm.em.fork().transactional(async (em) => {
    const user = await lockUser(em, userId)
    if (!(await dropSecondFactor(em, userId))) return undefined
    await endSessions(em, user)
    await mailFactorChanged(context, em, user)
    await record(em)
    return user
  })
}

/**
 * Makes new recovery codes, shown this once.
 * @throws Problem RULE_VIOLATION without an app
 */
export async function renewRecoveryCodes(
  context: Context,
  userId: string,
  record: Record,
): Promise<string[]> {
  return context.orm.em.fork().transactional(async (em) => {
    const user = await lockUser(em, userId)
    if (!(await hasSecondFactor(context, userId))) {
      throw new Problem(
        'RULE_VIOLATION',
        'Recovery codes stand in for an authenticator app. Set one up first.',
      )
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
  if (userId === by) throw new Problem('RULE_VIOLATION', 'Nobody resets their own second factor here.')
  await context.orm.em.fork().transactional(async (em) => {
    const user = await findLocked(em, userId)
    if (!user) throw new Problem('NOT_FOUND', 'There is no such account.')
    if (!(await dropSecondFactor(em, userId))) {
      throw new Problem('RULE_VIOLATION', 'This account has no second factor.')
    }
    await endSessions(em, user)
    await mailFactorChanged(context, em, user)
    await record(em)
  })
}
