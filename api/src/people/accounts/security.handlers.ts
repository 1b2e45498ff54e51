import { forgotPasswordSchema } from '@fiacre/sdk/rules'
import type { Handlers } from '#platform/contract/handler.ts'
import { assertRules } from '#platform/http/rule-check.ts'
import { ATTEMPT_LIMITS, countAttempt } from './attempts.ts'
import { getUser, normaliseEmail } from './find-user.ts'
import { requestLink } from './links/links.service.ts'
import { readUndoLink, undoEmailChange } from './links/undo-email-change.ts'
import { assertOwnPassword, changePassword, readResetLink, resetPassword } from './passwords.service.ts'
import { signOutEverywhere } from './sign-out.ts'
import { endSession, listSessions } from './sessions/sessions.service.ts'
import { toSession } from './sessions/session-view.ts'

export const securityHandlers: Handlers<
  | 'requestPasswordReset'
  | 'validatePasswordReset'
  | 'resetPassword'
  | 'changePassword'
  | 'proveOwner'
  | 'validateEmailChangeUndo'
  | 'undoEmailChange'
  | 'listSessions'
  | 'endSession'
  | 'endAllSessions'
> = {
  async requestPasswordReset({ body, ip }, context) {
    assertRules(forgotPasswordSchema, body)
    await countAttempt(context, ATTEMPT_LIMITS.mailNetwork, ip)
    await countAttempt(context, ATTEMPT_LIMITS.resetAddress, normaliseEmail(body.email))
    await requestLink(context, 'reset-password', body.email)
    // The same answer whether or not the address has an account.
    const message = 'If this address has an account, a link to set a new password is on its way.'
    return { status: 200, body: { message } }
  },

  async validatePasswordReset({ query, ip }, context) {
    await countAttempt(context, ATTEMPT_LIMITS.linkNetwork, ip)
    const { email } = await readResetLink(context, query.token)
    return { status: 200, body: { email } }
  },

  async resetPassword({ body, ip, session }, context) {
    await countAttempt(context, ATTEMPT_LIMITS.linkNetwork, ip)
    // Whoever reads the owner's mail in a browser has proven it to be the owner's.
    session.rememberDevice(await resetPassword(context, body, ip), context.now())
    return { status: 200, body: { message: 'Your password is changed. Please sign in with the new one.' } }
  },

  async changePassword({ body, userId, session }, context) {
    const user = await changePassword(context, { userId, sessionId: session.id }, body)
    await session.signIn(user, context.now(), { hasSecondFactor: session.hasSecondFactor })
    return { status: 200, body: { message: 'Your password is changed.' } }
  },

  async proveOwner({ body, userId, session }, context) {
    await assertOwnPassword(context, await getUser(context, userId), body.password, 'password')
    session.prove(context.now())
    return { status: 200, body: { message: 'Thank you.' } }
  },

  async validateEmailChangeUndo({ query, ip }, context) {
    await countAttempt(context, ATTEMPT_LIMITS.linkNetwork, ip)
    const { email, replaces } = await readUndoLink(context, query.token)
    return { status: 200, body: { email, replaces } }
  },

  async undoEmailChange({ body, ip, session }, context) {
    await countAttempt(context, ATTEMPT_LIMITS.linkNetwork, ip)
    session.rememberDevice(await undoEmailChange(context, body, ip), context.now())
    const message = 'Your address and your account are yours again. Please sign in with the new password.'
    return { status: 200, body: { message } }
  },

  async listSessions({ userId, session }, context) {
    const rows = await listSessions(context, await getUser(context, userId))
    return { status: 200, body: { sessions: rows.map((row) => toSession(row, session.id)) } }
  },

  async endSession({ userId, path, session }, context) {
    await endSession(context, userId, path.id)
    if (path.id === session.id) await session.signOut()
    return { status: 200, body: { message: 'That browser is signed out.' } }
  },

  async endAllSessions({ userId, session }, context) {
    await signOutEverywhere(context, userId)
    await session.signOut()
    return { status: 200, body: { message: 'You are signed out everywhere.' } }
  },
}
