import { getUser } from '#people/accounts/find-user.ts'
import { assertProven } from '#people/accounts/owner-proof.ts'
import { toProfile } from '#people/accounts/profile.ts'
import { heldUser } from '#people/accounts/second-factor/complete-sign-in.ts'
import { passSecondFactor } from '#people/accounts/second-factor/pass-second-factor.ts'
import {
  removeSecondFactor,
  removeTotp,
  renewRecoveryCodes,
} from '#people/accounts/second-factor/change-second-factor.ts'
import { secondFactorOf } from '#people/accounts/second-factor/second-factor.service.ts'
import { confirmTotp, startTotp } from '#people/accounts/second-factor/set-up-totp.ts'
import type { Handlers } from '#platform/contract/handler.ts'
import { FACTOR_PROOF, ownSignIn, provenBefore } from './own-sign-in.ts'

export const secondFactorHandlers: Handlers<
  | 'passSecondFactor'
  | 'getSecondFactor'
  | 'startTotp'
  | 'confirmTotp'
  | 'removeTotp'
  | 'removeSecondFactor'
  | 'renewRecoveryCodes'
> = {
  async passSecondFactor({ body, userId, session }, context) {
    if (userId) {
      await passSecondFactor(context, userId, body.code)
      session.prove(context.now())
      return { status: 200, body: { message: 'Thank you.', user: toProfile(await getUser(context, userId)) } }
    }
    const user = await heldUser(context, session.heldSignIn(context.now()))
    await passSecondFactor(context, user.id, body.code)
    await session.signIn(user, context.now(), { hasSecondFactor: true })
    return { status: 200, body: { message: 'Signed in', user: toProfile(user) } }
  },

  async getSecondFactor({ userId }, context) {
    return { status: 200, body: await secondFactorOf(context, userId) }
  },

  async startTotp({ userId, session }, context) {
    assertProven(context, session.provenAt, FACTOR_PROOF)
    return { status: 200, body: await startTotp(context, userId) }
  },

  async confirmTotp({ userId, body, session, ip }, context) {
    assertProven(context, session.provenAt, FACTOR_PROOF)
    const record = ownSignIn(context, { userId, ip, action: 'user.second-factor-added' })
    const { user, recoveryCodes } = await confirmTotp(context, userId, body.code, record)
    await session.signIn(user, context.now(), { hasSecondFactor: true })
    return { status: 200, body: { recoveryCodes } }
  },

  async removeTotp({ userId, session, ip }, context) {
    assertProven(context, session.provenAt, FACTOR_PROOF)
    const record = ownSignIn(context, { userId, ip, action: 'user.second-factor-removed' })
    const user = await removeTotp(context, userId, record)
    const left = await secondFactorOf(context, userId)
    if (user) {
      const hasSecondFactor = session.hasSecondFactor && left.passkeys.length > 0
      await session.signIn(user, context.now(), { ...provenBefore(session.provenAt), hasSecondFactor })
    }
    return { status: 200, body: left }
  },

  async removeSecondFactor({ userId, session, ip }, context) {
    assertProven(context, session.provenAt, FACTOR_PROOF)
    const record = ownSignIn(context, { userId, ip, action: 'user.second-factor-removed' })
    const user = await removeSecondFactor(context, userId, record)
    if (user) await session.signIn(user, context.now(), provenBefore(session.provenAt))
    return { status: 200, body: await secondFactorOf(context, userId) }
  },

  async renewRecoveryCodes({ userId, session, ip }, context) {
    assertProven(context, session.provenAt, FACTOR_PROOF)
    const record = ownSignIn(context, { userId, ip, action: 'user.recovery-codes-renewed' })
    return { status: 200, body: { recoveryCodes: await renewRecoveryCodes(context, userId, record) } }
  },
}
