import { profileSchema, registerSchema } from '@fiacre/sdk/rules'
import type { Handlers } from '../contract/handler.ts'
import { assertRules } from '../http/rule-check.ts'
import {
  authenticate,
  findByEmail,
  getUser,
  normaliseEmail,
  register,
  updateProfile,
} from './accounts.service.ts'
import { ATTEMPT_LIMITS, countAttempt, forgetAttempts } from './attempts.ts'
import { confirmEmail, sendConfirmation } from './confirmation.service.ts'
import { preferredLanguage } from './preferred-language.ts'
import { toProfile } from './profile.ts'

export const accountHandlers: Handlers<
  | 'getSession'
  | 'login'
  | 'logout'
  | 'logoutByNavigation'
  | 'register'
  | 'resendConfirmation'
  | 'confirmEmail'
  | 'getEmailStatus'
  | 'sendConfirmation'
  | 'getProfile'
  | 'updateProfile'
> = {
  async getSession({ userId }, context) {
    return { status: 200, body: toProfile(await getUser(context, userId)) }
  },

  async login({ body, session, ip }, context) {
    const account = normaliseEmail(body.email)
    await countAttempt(context, ATTEMPT_LIMITS.loginNetwork, ip)
    await countAttempt(context, ATTEMPT_LIMITS.loginAccount, account)
    const user = await authenticate(context, body.email, body.password)
    await forgetAttempts(context, ATTEMPT_LIMITS.loginAccount, account)
    await session.signIn(user.id)
    return { status: 200, body: { message: 'Signed in', user: toProfile(user) } }
  },

  async logout({ session }) {
    await session.signOut()
    return { status: 200, body: { message: 'Signed out' } }
  },

  async logoutByNavigation({ session }) {
    await session.signOut()
    return { status: 302, body: undefined, headers: { Location: '/' } }
  },

  async register({ body, headers, ip }, context) {
    assertRules(registerSchema({ now: context.now() }), body)
    await countAttempt(context, ATTEMPT_LIMITS.registerNetwork, ip)
    const user = await register(context, body, preferredLanguage(headers['accept-language']))
    const message = 'Please check your email and click the confirmation link.'
    return { status: 201, body: { message, email: user.email } }
  },

  async resendConfirmation({ body }, context) {
    await countAttempt(context, ATTEMPT_LIMITS.mailAddress, normaliseEmail(body.email))
    const user = await findByEmail(context, body.email)
    if (user) await sendConfirmation(context, user)
    // The same answer whether or not the address has an account.
    return { status: 200, body: { message: 'Please check your email and click the confirmation link.' } }
  },

  async confirmEmail({ query }, context) {
    const confirmed = await confirmEmail(context, query.token)
    const Location = confirmed ? '/dashboard?confirmed=true' : '/login?confirmation=invalid'
    return { status: 302, body: undefined, headers: { Location } }
  },

  async getEmailStatus({ userId }, context) {
    const user = await getUser(context, userId)
    return { status: 200, body: { emailConfirmed: Boolean(user.emailConfirmedAt) } }
  },

  async sendConfirmation({ userId }, context) {
    const user = await getUser(context, userId)
    await countAttempt(context, ATTEMPT_LIMITS.mailAddress, user.email)
    await sendConfirmation(context, user)
    return { status: 200, body: { message: 'Please check your email and click the confirmation link.' } }
  },

  async getProfile({ userId }, context) {
    return { status: 200, body: toProfile(await getUser(context, userId)) }
  },

  async updateProfile({ userId, body }, context) {
    assertRules(profileSchema, body)
    await getUser(context, userId)
    return { status: 200, body: toProfile(await updateProfile(context, userId, body)) }
  },
}
