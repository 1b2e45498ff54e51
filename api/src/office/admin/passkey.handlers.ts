import { getUser } from '#people/accounts/find-user.ts'
import { assertProven } from '#people/accounts/owner-proof.ts'
import { addPasskey, startPasskey } from '#people/accounts/passkeys/add-passkey.ts'
import { removePasskey, renamePasskey } from '#people/accounts/passkeys/change-passkeys.ts'
import { toPasskey } from '#people/accounts/passkeys/passkeys-of.ts'
import { passPasskey, startPasskeyProof } from '#people/accounts/passkeys/show-passkey.ts'
import { toProfile } from '#people/accounts/profile.ts'
import { heldUser } from '#people/accounts/second-factor/complete-sign-in.ts'
import { secondFactorOf } from '#people/accounts/second-factor/second-factor.service.ts'
import type { Handlers } from '#platform/contract/handler.ts'
import { FACTOR_PROOF, ownSignIn, provenBefore } from './own-sign-in.ts'

export const passkeyHandlers: Handlers<
  'startPasskey' | 'addPasskey' | 'renamePasskey' | 'removePasskey' | 'startPasskeyProof' | 'passPasskey'
> = {
  async startPasskey({ userId, session, host }, context) {
    assertProven(context, session.provenAt, FACTOR_PROOF)
    return { status: 200, body: await startPasskey(context, userId, host) }
  },

  async addPasskey({ userId, body, session, host, ip }, context) {
    assertProven(context, session.provenAt, FACTOR_PROOF)
    const record = ownSignIn(context, { userId, ip, action: 'user.passkey-added' })
    const added = await addPasskey(context, { userId, host, sent: body }, record)
    await session.signIn(added.user, context.now(), { hasSecondFactor: true })
    return {
      status: 201,
      body: { passkey: toPasskey(added.passkey), recoveryCodes: added.recoveryCodes },
    }
  },

  async renamePasskey({ userId, path, body, ip }, context) {
    const record = ownSignIn(context, { userId, ip, action: 'user.passkey-renamed' })
    const passkey = await renamePasskey(context, { userId, passkeyId: path.passkeyId, ...body }, record)
    return { status: 200, body: toPasskey(passkey) }
  },

  async removePasskey({ userId, path, session, ip }, context) {
    assertProven(context, session.provenAt, FACTOR_PROOF)
    const record = ownSignIn(context, { userId, ip, action: 'user.passkey-removed' })
    const user = await removePasskey(context, { userId, passkeyId: path.passkeyId }, record)
    const left = await secondFactorOf(context, userId)
    const hasSecondFactor = session.hasSecondFactor && (left.since !== null || left.passkeys.length > 0)
    await session.signIn(user, context.now(), { ...provenBefore(session.provenAt), hasSecondFactor })
    return { status: 200, body: left }
  },

  async startPasskeyProof({ userId, session, host }, context) {
    const id = userId || (await heldUser(context, session.heldSignIn(context.now()))).id
    return { status: 200, body: await startPasskeyProof(context, id, host) }
  },

  async passPasskey({ userId, body, session, host }, context) {
    if (userId) {
      await passPasskey(context, { userId, host, sent: body })
      session.prove(context.now())
      return { status: 200, body: { message: 'Thank you.', user: toProfile(await getUser(context, userId)) } }
    }
    const user = await heldUser(context, session.heldSignIn(context.now()))
    await passPasskey(context, { userId: user.id, host, sent: body })
    await session.signIn(user, context.now(), { hasSecondFactor: true })
    return { status: 200, body: { message: 'Signed in', user: toProfile(user) } }
  },
}
