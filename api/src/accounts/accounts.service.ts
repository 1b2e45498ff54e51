import { UniqueConstraintViolationException } from '@mikro-orm/core'
import { normaliseCountry } from '@fiacre/sdk/rules'
import { randomUUID } from 'node:crypto'
import type { Context } from '../context.ts'
import { findRow } from '../database/rows.ts'
import { fieldProblem, Problem } from '../http/problem.ts'
import { mailConfirmation } from './confirmation.service.ts'
import { hashPassword, passwordMatches } from './password.ts'
import { User, type UserRow } from './user.entity.ts'

export interface Registration {
  email: string
  password: string
  firstName: string
  lastName: string
  phoneNumber: string
  countryCode: string
  country: string
  dateOfBirth: string
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
    const user = em.create(User, {
      id: randomUUID(),
      email: normaliseEmail(input.email),
      passwordHash,
      firstName: input.firstName.trim(),
      lastName: input.lastName.trim(),
      phoneNumber: input.phoneNumber.trim(),
      countryCode: phoneCode(input.countryCode),
      country: knownCountry(input.country),
      dateOfBirth: input.dateOfBirth,
      language,
      createdAt: context.now(),
    })
    await flushUnique(() => em.persist(user).flush())
    await mailConfirmation(context, em, user)
    return user
  })
}

/** @throws Problem INVALID_CREDENTIALS, the same for an unknown address and for a wrong password */
export async function authenticate(context: Context, email: string, password: string): Promise<UserRow> {
  const user = await findByEmail(context, email)
  if (!(await passwordMatches(user?.passwordHash, password)) || !user) {
    throw new Problem('INVALID_CREDENTIALS', 'Invalid email or password')
  }
  return user
}

export async function findByEmail({ orm }: Context, email: string): Promise<UserRow | null> {
  return orm.em.fork().findOne(User, { email: normaliseEmail(email) })
}

/** @throws Problem UNAUTHORIZED when the account is gone */
export async function getUser({ orm }: Context, id: string): Promise<UserRow> {
  const user = await findRow(orm.em.fork(), User, { id })
  if (!user) throw new Problem('UNAUTHORIZED', 'Authentication required')
  return user
}

/**
 * Saves the profile. A new address has to be confirmed anew.
 * @throws Problem EMAIL_TAKEN
 */
export async function updateProfile(
  context: Context,
  userId: string,
  input: ProfileUpdate,
): Promise<UserRow> {
  return context.orm.em.fork().transactional(async (em) => {
    const user = await em.findOneOrFail(User, { id: userId })
    const email = normaliseEmail(input.email)
    const isNewAddress = email !== user.email
    user.firstName = input.firstName.trim()
    user.lastName = input.lastName.trim()
    user.country = knownCountry(input.country)
    user.city = input.city.trim()
    user.address = input.address.trim()
    user.zipCode = input.zipCode.trim()
    if (input.phoneNumber !== undefined) user.phoneNumber = input.phoneNumber?.trim() || null
    if (input.countryCode !== undefined) {
      user.countryCode = input.countryCode?.trim() ? phoneCode(input.countryCode) : null
    }
    if (input.dateOfBirth !== undefined) user.dateOfBirth = input.dateOfBirth || null
    if (isNewAddress) {
      user.email = email
      user.emailConfirmedAt = null
    }
    await flushUnique(() => em.flush())
    if (isNewAddress) await mailConfirmation(context, em, user)
    return user
  })
}

export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase()
}

/** "48" and "+48" are the same code. */
function phoneCode(text: string): string {
  return `+${text.replaceAll(/\D/g, '')}`
}

function knownCountry(text: string): string {
  const code = normaliseCountry(text)
  if (!code)
    throw fieldProblem(
      'RULE_VIOLATION',
      'country',
      `We do not know the country "${text}". Please choose it from the list.`,
    )
  return code
}

async function flushUnique(flush: () => Promise<void>): Promise<void> {
  try {
    await flush()
  } catch (thrown) {
    if (!(thrown instanceof UniqueConstraintViolationException)) throw thrown
    throw fieldProblem('EMAIL_TAKEN', 'email', 'User with this email already exists')
  }
}
