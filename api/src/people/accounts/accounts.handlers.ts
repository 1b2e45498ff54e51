import { DEFAULT_LANGUAGE, forgotPasswordSchema, profileSchema, registerSchema } from '@fiacre/sdk/rules'
import type { Handlers } from '#platform/contract/handler.ts'
import { assertRules } from '#platform/http/rule-check.ts'
import {
  cancelEmailChange,
  isNewEmail,
  register,
  savePreferences,
  updateProfile,
} from './accounts.service.ts'
import { tagged } from '#platform/http/entity-tag.ts'
import { linkInLanguage } from '#platform/localisation/link-in-language.ts'
import { ATTEMPT_LIMITS, countAttempt } from './attempts.ts'
import { getUser, normaliseEmail } from './find-user.ts'
import { confirmEmail, requestConfirmation, requestLink } from './links/links.service.ts'
import { assertPassword } from './password-rules.ts'
import { preferredLanguage } from './preferred-language.ts'
import { DEFAULT_PREFERENCES } from './preferences.ts'
import { assertOwner } from './owner-proof.ts'
import { editedProfile, toProfile } from './profile.ts'
import { secondFactorNeeded } from './second-factor/complete-sign-in.ts'
import { hasSecondFactor } from './second-factor/second-factor.service.ts'
import { signInWith } from './sign-in/sign-in.ts'

const CHECK_EMAIL = 'Please check your email and click the confirmation link.'

const AFTER_CONFIRMATION = {
  confirmed: '/dashboard?confirmed=true',
  used: '/login?confirmation=used',
  invalid: '/login?confirmation=invalid',
}

/** Where an account that was opened for something goes on: the sign-in leads whoever is in already straight there. */
const ON_TO = { partner: '/partners', carrier: '/carrier' } as const

function afterConfirmation(outcome: keyof typeof AFTER_CONFIRMATION, purpose?: keyof typeof ON_TO): string {
  if (!purpose || outcome === 'invalid') return AFTER_CONFIRMATION[outcome]
  const news = outcome === 'confirmed' ? 'confirmed=true' : 'confirmation=used'
  return `/login?${news}&${new URLSearchParams({ next: ON_TO[purpose] }).toString()}`
}

export const accountHandlers: Handlers<
  | 'getSession'
  | 'login'
  | 'requestSignInLink'
  | 'logout'
  | 'logoutByNavigation'
  | 'register'
  | 'resendConfirmation'
  | 'confirmEmail'
  | 'getEmailStatus'
  | 'sendConfirmation'
  | 'getProfile'
  | 'updateProfile'
  | 'cancelEmailChange'
  | 'getPreferences'
  | 'updatePreferences'
> = {
  async getSession({ userId, session }, context) {
    const user = await getUser(context, userId)
    const body = { ...toProfile(user), viewingUntil: session.viewing?.until.toISOString() ?? null }
    return { status: 200, body, headers: tagged(editedProfile(user)) }
  },

  async login({ body, session, ip, headers }, context) {
    const user = await signInWith(context, body, {
      ip,
      devices: session.devices,
      userAgent: headers['user-agent'],
    })
    const needed = await secondFactorNeeded(context, user.id)
    if (needed) {
      await session.holdSignIn(user, context.now())
      throw needed
    }
    await session.signIn(user, context.now())
    return { status: 200, body: { message: 'Signed in', user: toProfile(user) } }
  },

  async logout({ session }) {
    await session.signOut()
    return { status: 200, body: { message: 'Signed out' } }
  },

  async logoutByNavigation({ session, headers }) {
    // A link on somebody else's page signs nobody out.
    if (headers['sec-fetch-site'] !== 'cross-site') await session.signOut()
    return { status: 302, body: undefined, headers: { Location: '/' } }
  },

  async register({ body, headers, ip, session }, context) {
    assertRules(registerSchema({ now: context.now() }), body)
    await assertPassword(body.password, body, 'password')
    await countAttempt(context, ATTEMPT_LIMITS.registerNetwork, ip)
    await countAttempt(context, ATTEMPT_LIMITS.registerAddress, normaliseEmail(body.email))
    const user = await register(context, body, preferredLanguage(headers['accept-language']))
    session.noteRegistration(user.id, context.now())
    return { status: 201, body: { message: CHECK_EMAIL, email: user.email } }
  },

  async resendConfirmation({ body, ip }, context) {
    await countAttempt(context, ATTEMPT_LIMITS.mailNetwork, ip)
    await countAttempt(context, ATTEMPT_LIMITS.mailAddress, normaliseEmail(body.email))
    await requestLink(context, 'confirm-email', body.email)
    return { status: 200, body: { message: CHECK_EMAIL } }
  },

  async requestSignInLink({ body, ip }, context) {
    assertRules(forgotPasswordSchema, body)
    await countAttempt(context, ATTEMPT_LIMITS.mailNetwork, ip)
    await countAttempt(context, ATTEMPT_LIMITS.signInLinkAddress, normaliseEmail(body.email))
    await requestLink(context, 'sign-in-link', body.email)
    // The same answer whether or not the address has an account.
    return {
      status: 200,
      body: { message: 'If this address has an account, a link to sign in is on its way.' },
    }
  },

  async confirmEmail({ query, ip, session }, context) {
    await countAttempt(context, ATTEMPT_LIMITS.linkNetwork, ip)
    const { outcome, user, language } = await confirmEmail(context, query.token)
    // Who chose the password in this browser a moment ago, and now reads the mail, need not type it again.
    const provenAt = user && !session.userId && session.registrationOf(user.id, context.now())
    if (provenAt && !(await hasSecondFactor(context, user.id))) {
      await session.signIn(user, context.now(), { provenAt })
    }
    const Location = linkInLanguage(afterConfirmation(outcome, query.purpose), language ?? DEFAULT_LANGUAGE)
    return { status: 302, body: undefined, headers: { Location } }
  },

  async getEmailStatus({ userId }, context) {
    const user = await getUser(context, userId)
    return { status: 200, body: { emailConfirmed: Boolean(user.emailConfirmedAt) } }
  },

  async sendConfirmation({ userId }, context) {
    const user = await getUser(context, userId)
    await countAttempt(context, ATTEMPT_LIMITS.mailAddress, user.pendingEmail ?? user.email)
    const isSent = await requestConfirmation(context, user)
    return { status: 200, body: { message: isSent ? CHECK_EMAIL : 'Your address is confirmed already.' } }
  },

  async getProfile({ userId }, context) {
    const user = await getUser(context, userId)
    return { status: 200, body: toProfile(user), headers: tagged(editedProfile(user)) }
  },

  async updateProfile({ userId, body, session, headers }, context) {
    assertRules(profileSchema, body)
    const user = await getUser(context, userId)
    const email = normaliseEmail(body.email)
    if (isNewEmail(user, email)) {
      await assertOwner(context, user, session.provenAt, body.currentPassword)
      await countAttempt(context, ATTEMPT_LIMITS.emailChangeAccount, userId)
      await countAttempt(context, ATTEMPT_LIMITS.mailAddress, email)
    }
    const ifMatch = headers['if-match']
    const updated = await updateProfile(context, user, session.id, { ...body, ifMatch })
    return { status: 200, body: toProfile(updated), headers: tagged(editedProfile(updated)) }
  },

  async cancelEmailChange({ userId }, context) {
    return { status: 200, body: toProfile(await cancelEmailChange(context, userId)) }
  },

  async getPreferences({ userId }, context) {
    const { preferences } = await getUser(context, userId)
    return { status: 200, body: preferences ?? DEFAULT_PREFERENCES }
  },

  async updatePreferences({ userId, body }, context) {
    return { status: 200, body: await savePreferences(context, userId, body) }
  },
}
