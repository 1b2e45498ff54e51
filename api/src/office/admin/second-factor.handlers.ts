import { getUser } from '#people/accounts/find-user.ts'
import { assertProven } from '#people/accounts/owner-proof.ts'
import { toProfile } from '#people/accounts/profile.ts'
import { completeSignIn } from '#people/accounts/second-factor/complete-sign-in.ts'
import { passSecondFactor } from '#people/accounts/second-factor/pass-second-factor.ts'
import {
  removeSecondFactor,
  renewRecoveryCodes,
} from '#people/accounts/second-factor/change-second-factor.ts'
import { secondFactorOf } from '#people/accounts/second-factor/second-factor.service.ts'
import { confirmTotp, startTotp } from '#people/accounts/second-factor/set-up-totp.ts'
import type { Context } from '#platform/context/context.ts'
import type { Handlers } from '#platform/contract/handler.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import type { AuditAction } from '../audit/audit-entry.entity.ts'
import { recordAudit } from '../audit/record-audit.ts'

export const secondFactorHandlers: Handlers<
  | 'passSecondFactor'
  | 'getSecondFactor'
  | 'startTotp'
  | 'confirmTotp'
  | 'removeSecondFactor'
  | 'renewRecoveryCodes'
> = {
  async passSecondFactor({ body, userId, session }, context) {
    if (userId) {
      await passSecondFactor(context, userId, body.code)
      session.prove(context.now())
      return { status: 200, body: { message: 'Thank you.', user: toProfile(await getUser(context, userId)) } }
    }
    const held = session.heldSignIn(context.now())
    const user = await completeSignIn(context, held, body.code)
    await session.signIn(user, context.now(), { hasSecondFactor: true })
    return { status: 200, body: { message: 'Signed in', user: toProfile(user) } }
  },

  async getSecondFactor({ userId }, context) {
    return { status: 200, body: await secondFactorOf(context, userId) }
  },

  async startTotp({ userId, session }, context) {
    assertProven(context, session.provenAt, PROOF)
    return { status: 200, body: await startTotp(context, userId) }
  },

  async confirmTotp({ userId, body, session, ip }, context) {
    assertProven(context, session.provenAt, PROOF)
    const record = own(context, userId, ip, 'user.second-factor-added')
    const { user, recoveryCodes } = await confirmTotp(context, userId, body.code, record)
    await session.signIn(user, context.now(), { hasSecondFactor: true })
    return { status: 200, body: { recoveryCodes } }
  },

  async removeSecondFactor({ userId, session, ip }, context) {
    assertProven(context, session.provenAt, PROOF)
    const record = own(context, userId, ip, 'user.second-factor-removed')
    const user = await removeSecondFactor(context, userId, record)
    if (user) await session.signIn(user, context.now(), provenBefore(session.provenAt))
    return { status: 200, body: await secondFactorOf(context, userId) }
  },

  async renewRecoveryCodes({ userId, session, ip }, context) {
    assertProven(context, session.provenAt, PROOF)
    const record = own(context, userId, ip, 'user.recovery-codes-renewed')
    return { status: 200, body: { recoveryCodes: await renewRecoveryCodes(context, userId, record) } }
  },
}

const PROOF = 'Your sign-in is changed only right after you typed your password. Please type it again.'

const provenBefore = (provenAt: Date | undefined) => (provenAt ? { provenAt } : {})

/** Writes down what somebody did to their own sign-in. */
function own(context: Context, userId: string, ip: string, action: AuditAction) {
  return (em: EntityManager): Promise<void> => {
    const about = { subject: 'user', subjectId: userId, personId: userId } as const
    const deed = { by: { id: userId, ip }, before: null, after: null, reason: null, action }
    return recordAudit(em, { ...about, ...deed }, context.now())
  }
}
