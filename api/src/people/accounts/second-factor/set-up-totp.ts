import { sql } from 'kysely'
import type { components } from '@fiacre/sdk/contract'
import { qrRuns } from '#platform/brand/qr-modules.ts'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { insertRow, lockRow, saveRow } from '#platform/database/rows.ts'
import { seal } from '#platform/database/seal.ts'
import { fieldProblem } from '#platform/http/problem.ts'
import { ATTEMPT_LIMITS, countAttempt } from '../attempts.ts'
import { lockUser } from '../find-user.ts'
import { endSessions } from '../sessions/sessions.service.ts'
import type { UserRow } from '../user.entity.ts'
import { takeCode, wrongCode } from './pass-second-factor.ts'
import { TotpFactor, type TotpFactorRow } from './second-factor.entity.ts'
import { assertWorksHere, mailFactorChanged, renewCodes } from './second-factor.service.ts'
import { newTotpSecret, totpUri } from './totp.ts'

/**
 * Makes the secret of an app that is not asked for yet. One that is asked for goes on until a code of the new one was seen.
 * @throws Problem FORBIDDEN outside the back office
 */
export async function startTotp(
  context: Context,
  userId: string,
): Promise<components['schemas']['TotpSecret']> {
  return context.orm.em.fork().transactional(async (em) => {
    const user = await lockUser(em, userId)
    assertWorksHere(user)
    const secret = newTotpSecret()
    await keepSecret(context, em, userId, seal(secret, context.secondFactorKey))
    const uri = totpUri(secret, user.email)
    return { secret, uri, ...qrOf(uri) }
  })
}

/**
 * A code shows that the app has the secret: from now on it is asked for. Every session ends; the caller starts a new one.
 * @param record told of it in the same transaction, at its end
 * @returns the recovery codes, this once
 * @throws Problem WRONG_CODE, also when nothing was begun; TOO_MANY_REQUESTS
 */
export async function confirmTotp(
  context: Context,
  userId: string,
  code: string,
  record: (em: EntityManager) => Promise<void>,
): Promise<{ user: UserRow; recoveryCodes: string[] }> {
  await countAttempt(context, ATTEMPT_LIMITS.secondFactorAccount, userId)
  return context.orm.em.fork().transactional(async (em) => {
    const user = await lockUser(em, userId)
    const factor = await lockFactor(em, userId)
    if (!factor || (factor.confirmedAt && !factor.nextSealedSecret)) {
      throw fieldProblem('WRONG_CODE', 'code', 'No authenticator app waits for a code. Please begin anew.')
    }
    if (factor.nextSealedSecret) {
      factor.sealedSecret = factor.nextSealedSecret
      factor.nextSealedSecret = null
      factor.lastCounter = 0
    }
    factor.confirmedAt = context.now()
    if (!(await takeCode(context, em, factor, code.replaceAll(/[\s-]/g, '')))) throw wrongCode()
    const recoveryCodes = await renewCodes(em, userId)
    await endSessions(em, user)
    await mailFactorChanged(context, em, user)
    await record(em)
    return { user, recoveryCodes }
  })
}

async function keepSecret(
  { now }: Context,
  em: EntityManager,
  userId: string,
  sealedSecret: string,
): Promise<void> {
  const known = await lockFactor(em, userId)
  if (known?.confirmedAt) {
    known.nextSealedSecret = sealedSecret
    return saveRow(em, TotpFactor, known)
  }
  await em.nativeDelete(TotpFactor, { userId })
  const fresh = { userId, sealedSecret, nextSealedSecret: null, lastCounter: 0, confirmedAt: null }
  await insertRow(em, TotpFactor, { ...fresh, createdAt: now() })
}

async function lockFactor(em: EntityManager, userId: string): Promise<TotpFactorRow | null> {
  return lockRow(em, TotpFactor, sql`user_id = ${userId}`)
}

/** A QR code as the path of its dark modules. */
function qrOf(uri: string): { qrSize: number; qrPath: string } {
  const { size, runs } = qrRuns(uri)
  const path = runs.map(
    ({ x, y, width }) => `M${x} ${y}L${x + width} ${y}L${x + width} ${y + 1}L${x} ${y + 1}Z`,
  )
  return { qrSize: size, qrPath: path.join('') }
}
