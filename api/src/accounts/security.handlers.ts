import { forgotPasswordSchema } from '@fiacre/sdk/rules'
import type { Handlers } from '../contract/handler.ts'
import { assertRules } from '../http/rule-check.ts'
import { ATTEMPT_LIMITS, countAttempt } from './attempts.ts'
import { getUser, normaliseEmail } from './find-user.ts'
import { requestLink } from './links/links.service.ts'
import { changePassword, readResetLink, resetPassword } from './passwords.service.ts'
import { signOutEverywhere } from './sign-out.ts'
import { endSession, listSessions } from './sessions/sessions.service.ts'
import { toSession } from './sessions/session-view.ts'

export const securityHandlers: Handlers<
  | 'requestPasswordReset'
  | 'validatePasswordReset'
  | 'resetPassword'
  | 'changePassword'
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

  async resetPassword({ body, ip }, context) {
    await countAttempt(context, ATTEMPT_LIMITS.linkNetwork, ip)
    await resetPassword(context, body, ip)
    return { status: 200, body: { message: 'Your password is changed. Please sign in with the new one.' } }
  },

  async changePassword({ body, userId, session }, context) {
    const user = await changePassword(context, { userId, sessionId: session.id }, body)
    await session.signIn(user)
    return { status: 200, body: { message: 'Your password is changed.' } }
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
