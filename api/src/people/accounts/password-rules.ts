import { countCharacters, ruleMessage, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@fiacre/sdk/rules'
import { brand } from '#platform/brand/brand.ts'
import { fieldProblem } from '#platform/http/problem.ts'
import { normalPassword } from './normal-password.ts'
import { isLeaked } from './password-list.ts'

/** Whose password it is to be. */
export interface PasswordOwner {
  readonly email: string
  readonly firstName?: string | undefined
  readonly lastName?: string | undefined
}

/** Whatever is shorter says too little about anybody to be refused for it. */
const LEAST_TELLING = 3

/**
 * Holds a password to be against the rules: 8 to 128 characters of any kind, not on the list of leaked passwords, and not
 * made of the owner's name, e-mail address or our name. Digits and signs at the end do not make one better.
 * @param field of the body that the password is in
 * @throws Problem RULE_VIOLATION for its length, PASSWORD_TOO_COMMON else
 */
export async function assertPassword(password: string, owner: PasswordOwner, field: string): Promise<void> {
  const length = countCharacters(password)
  if (length < PASSWORD_MIN_LENGTH)
    throw fieldProblem('RULE_VIOLATION', field, ruleMessage('passwordTooShort'))
  if (length > PASSWORD_MAX_LENGTH)
    throw fieldProblem('RULE_VIOLATION', field, ruleMessage('passwordTooLong'))
  if (isPersonal(password, owner)) {
    throw fieldProblem('PASSWORD_TOO_COMMON', field, ruleMessage('passwordTooPersonal'))
  }
  if (await isCommon(password)) {
    throw fieldProblem('PASSWORD_TOO_COMMON', field, ruleMessage('passwordTooCommon'))
  }
}

/** Whether a password is on the list, as it is or without the signs, or the digits and signs, at its end. */
async function isCommon(password: string): Promise<boolean> {
  const written = normalPassword(password).toLowerCase()
  const unsigned = written.replace(/[^\p{L}\p{N}]+$/u, '')
  const isListed = await Promise.all([written, unsigned, withoutEnding(written)].map(isLeaked))
  return isListed.includes(true)
}

function isPersonal(password: string, { email, firstName = '', lastName = '' }: PasswordOwner): boolean {
  const account = email.slice(0, email.lastIndexOf('@'))
  const told = [email, account, firstName, lastName, firstName + lastName, lastName + firstName, brand.name]
  const guesses = new Set(told.flatMap(readings))
  return readings(password).some((reading) => guesses.has(reading))
}

/** The letters and digits of a text, in lower case and without accents: all of them, and without digits at the end. */
function readings(text: string): string[] {
  const all = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
  return [all, withoutEnding(all)].filter((reading) => reading.length >= LEAST_TELLING)
}

function withoutEnding(text: string): string {
  return text.replace(/[^\p{L}]+$/u, '')
}
