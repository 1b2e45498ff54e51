import { normaliseCountry, TERMS_VERSION } from '@fiacre/sdk/rules'
import { randomUUID } from 'node:crypto'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRow, insertRow } from '#platform/database/rows.ts'
import { isUniqueViolation } from '#platform/database/unique-violation.ts'
import { assertMatches } from '#platform/http/entity-tag.ts'
import { fieldProblem, Problem } from '#platform/http/problem.ts'
import { enqueueAccountMail, enqueueMail } from '#platform/mail/mail.service.ts'
import { assertOpen } from './assert-open.ts'
import { findByEmail, lockUser, normaliseEmail, saveUser } from './find-user.ts'
import { addressOf } from './open-guest.ts'
import { isReserved } from './links/reserved-address.ts'
import { hashPassword, passwordMatches } from './password.ts'
import { lockProven } from './passwords.service.ts'
import type { Preferences } from './preferences.ts'
import { editedProfile } from './profile.ts'
import { User, type UserRow } from './user.entity.ts'
import { sentence, shown } from '#platform/http/sentence.ts'

export interface Registration {
  email: string
  password: string
  firstName: string
  lastName: string
  phoneNumber: string
  countryCode: string
  country: string
  dateOfBirth: string
  address?: string | null | undefined
  city?: string | null | undefined
  zipCode?: string | null | undefined
  /** Where the mailed link leads on to. */
  purpose?: 'partner' | 'carrier'
}

export interface ProfileUpdate {
  firstName: string
  lastName: string
  email: string
  country: string
  city: string
  address: string
  zipCode: string
  /** What is left out stays; null and blank text clear it. */
  company?: string | null | undefined
  vatNumber?: string | null | undefined
  phoneNumber?: string | null | undefined
  countryCode?: string | null | undefined
  dateOfBirth?: string | null | undefined
}

/**
 * Opens an account and mails the confirmation link, in one transaction.
 * @throws Problem EMAIL_TAKEN, with the specification's message
 */
export async function register(context: Context, input: Registration, language: string): Promise<UserRow> {
  const passwordHash = await hashPassword(input.password)
  return context.orm.em.fork().transactional(async (em) => {
    const id = randomUUID()
    const row = {
      id,
      email: normaliseEmail(input.email),
      passwordHash,
      firstName: input.firstName.trim(),
      lastName: input.lastName.trim(),
      phoneNumber: input.phoneNumber.trim(),
      countryCode: phoneCode(input.countryCode),
      country: knownCountry(input.country),
      dateOfBirth: input.dateOfBirth,
      address: input.address?.trim() || null,
      city: input.city?.trim() || null,
      zipCode: input.zipCode?.trim() || null,
      termsVersion: TERMS_VERSION,
      language,
      activeAt: context.now(),
      createdAt: context.now(),
    }
    await insertRow(em, User, row).catch((thrown: unknown) => {
      throw isUniqueViolation(thrown) ? emailTaken() : thrown
    })
    const user = await lockUser(em, id)
    // After the row is there: a change that gives the address up at this moment has left its mark by then.
    if (await isReserved(em, user.email, user.id, context.now())) throw emailTaken()
    const { purpose } = input
    await enqueueAccountMail(context, em, {
      kind: 'confirm-email',
      account: user.email,
      ...(purpose && { purpose }),
    })
    return user
  })
}

/**
 * Who signs in. What keeps an account shut is told only to whoever knows its password.
 * @throws Problem INVALID_CREDENTIALS, the same for an unknown address and for a wrong password; ACCOUNT_BLOCKED,
 * ACCOUNT_CLOSED
 */
export async function authenticate(context: Context, email: string, password: string): Promise<UserRow> {
  const user = await findByEmail(context, email)
  if (!(await passwordMatches(user?.passwordHash, password)) || !user) {
    throw new Problem('INVALID_CREDENTIALS', 'Invalid email or password')
  }
  await assertOpen(context, user)
  return user
}

/**
 * Saves the profile. A new address waits until the link that is mailed there is opened; the present one is told.
 * @param known the account when it was decided whether a new address is asked for: what was none then is none, also when
 * it was given up meanwhile
 * @param sessionId of the session that asks: with a new address it goes on when all others end
 * @throws Problem PRECONDITION_FAILED, EMAIL_TAKEN; WRONG_PASSWORD and UNAUTHORIZED when what proved a new address to be the owner's wish holds no
 * more
 */
export async function updateProfile(
  context: Context,
  known: UserRow,
  sessionId: string | undefined,
  { ifMatch, ...input }: ProfileUpdate & { ifMatch: string | undefined },
): Promise<UserRow> {
  const email = normaliseEmail(input.email)
  const isNew = isNewEmail(known, email)
  return context.orm.em.fork().transactional(async (em) => {
    const user = isNew
      ? await lockProven(em, known, { userId: known.id, sessionId }, 'currentPassword')
      : await lockUser(em, known.id)
    assertMatches(ifMatch, editedProfile(user))
    user.firstName = input.firstName.trim()
    user.lastName = input.lastName.trim()
    user.country = knownCountry(input.country)
    user.city = input.city.trim()
    user.address = input.address.trim()
    user.zipCode = input.zipCode.trim()
    if (input.company !== undefined) user.company = input.company?.trim() || null
    if (input.vatNumber !== undefined) user.vatNumber = input.vatNumber?.trim().toUpperCase() || null
    if (input.phoneNumber !== undefined) user.phoneNumber = input.phoneNumber?.trim() || null
    if (input.countryCode !== undefined) {
      user.countryCode = input.countryCode?.trim() ? phoneCode(input.countryCode) : null
    }
    if (input.dateOfBirth !== undefined) user.dateOfBirth = input.dateOfBirth || null
    await saveUser(em, user)
    if (isNew) await askForChange(context, em, user, email, sessionId)
    return user
  })
}

/** Whether an address is neither the account's nor the one that waits. */
export function isNewEmail(user: UserRow, email: string): boolean {
  return email !== addressOf(user) && email !== user.pendingEmail
}

async function askForChange(
  context: Context,
  em: EntityManager,
  user: UserRow,
  newEmail: string,
  sessionId: string | undefined,
): Promise<void> {
  // An address that waits already keeps waiting: saving the profile again sends no second mail.
  if (!isNewEmail(user, newEmail)) return
  if (await findRow(em, User, { email: newEmail })) throw emailTaken()
  if (await isReserved(em, newEmail, user.id, context.now())) throw emailTaken()
  user.pendingEmail = newEmail
  user.pendingEmailSession = sessionId ?? null
  await saveUser(em, user)
  await enqueueAccountMail(context, em, { kind: 'confirm-new-email', account: user.email, newEmail })
  const link = `${context.publicUrl}/forgot-password`
  await enqueueMail(context, em, user, {
    kind: 'email-change-asked',
    firstName: user.firstName,
    newEmail,
    link,
  })
}

/** Drops an address that waits to be confirmed; its link stops working. */
export async function cancelEmailChange({ orm }: Context, userId: string): Promise<UserRow> {
  return orm.em.fork().transactional(async (em) => {
    const user = await lockUser(em, userId)
    user.pendingEmail = null
    await saveUser(em, user)
    return user
  })
}

/** Keeps the preferences, what is left out as it was; mails follow their language. @returns all of them */
export async function savePreferences(
  { orm }: Context,
  userId: string,
  preferences: Preferences,
): Promise<Preferences> {
  return orm.em.fork().transactional(async (em) => {
    const user = await lockUser(em, userId)
    user.preferences = { ...user.preferences, ...preferences }
    user.language = preferences.language
    await saveUser(em, user)
    return user.preferences
  })
}

/** "48" and "+48" are the same code. */
function phoneCode(text: string): string {
  return `+${text.replaceAll(/\D/g, '')}`
}

function knownCountry(text: string): string {
  const code = normaliseCountry(text)
  if (!code)
    throw fieldProblem('RULE_VIOLATION', 'country', sentence('unknownCountry', { text: shown(text) }))
  return code
}

function emailTaken(): Problem {
  return fieldProblem('EMAIL_TAKEN', 'email', 'User with this email already exists')
}
