import { sql } from 'kysely'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { lockRow, saveRow } from '#platform/database/rows.ts'
import { unseal } from '#platform/database/seal.ts'
import { fieldProblem, type Problem } from '#platform/http/problem.ts'
import { ATTEMPT_LIMITS, countAttempt, forgetAttempts, releaseAttempt } from '../attempts.ts'
import { recoveryCodeHash } from './recovery-codes.ts'
import { TotpFactor, type TotpFactorRow } from './second-factor.entity.ts'
import { counterOf } from './totp.ts'

/**
 * Takes a code of the app, or a recovery code; each works once, also when two ask with it at the same moment.
 * @throws Problem WRONG_CODE, TOO_MANY_REQUESTS
 */
export async function passSecondFactor(context: Context, userId: string, code: string): Promise<void> {
  await countAttempt(context, ATTEMPT_LIMITS.secondFactorAccount, userId)
  await countAttempt(context, ATTEMPT_LIMITS.secondFactorDay, userId)
  const typed = code.replaceAll(/[\s-]/g, '')
  const isRight = /^\d{6}$/.test(typed)
    ? await takeCodeOf(context, userId, typed)
    : await takeRecoveryCode(context, userId, typed)
  if (!isRight) throw wrongCode()
  await forgetAttempts(context, ATTEMPT_LIMITS.secondFactorAccount, userId)
  await releaseAttempt(context, ATTEMPT_LIMITS.secondFactorDay, userId)
}

/** Takes a code of an account's app, under its lock: two with one code take turns. */
async function takeCodeOf(context: Context, userId: string, code: string): Promise<boolean> {
  return context.orm.em.fork().transactional(async (em) => {
    const factor = await lockRow(em, TotpFactor, sql`user_id = ${userId} and confirmed_at is not null`)
    return factor !== null && takeCode(context, em, factor, code)
  })
}

/** Takes a code of the locked app, unless it, or one after it, was taken before. */
export async function takeCode(
  { secondFactorKey, now }: Context,
  em: EntityManager,
  factor: TotpFactorRow,
  code: string,
): Promise<boolean> {
  const counter = counterOf(unseal(factor.sealedSecret, secondFactorKey), code, now())
  const isNew = counter !== undefined && counter > factor.lastCounter
  if (isNew) factor.lastCounter = counter
  await saveRow(em, TotpFactor, factor)
  return isNew
}

async function takeRecoveryCode({ orm, now }: Context, userId: string, code: string): Promise<boolean> {
  const { rows } = await sql`
    update recovery_code set used_at = ${now()}
    where code_hash = ${recoveryCodeHash(userId, code)} and user_id = ${userId} and used_at is null
    returning code_hash`.execute(orm.em.fork().getKysely())
  return rows.length > 0
}

export function wrongCode(): Problem {
  return fieldProblem('WRONG_CODE', 'code', WRONG_CODE)
}

const WRONG_CODE = 'This code is not right, or was used before. Please type the one that your app shows now.'

declare module '#platform/context/context.ts' {
  interface Context {
    /** Seals the secrets of second factors, so that a copy of the database makes no codes. In base64. */
    secondFactorKey: string
  }
}
