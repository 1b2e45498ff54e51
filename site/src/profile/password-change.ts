import { FiacreError } from '@fiacre/sdk'
import { message, PASSWORD_MIN_LENGTH } from '@fiacre/sdk/rules'
import { problemFields } from '../forms/problem-fields.ts'

/** The fields of the form that changes the password, in its order. */
export const PASSWORD_FIELDS = ['currentPassword', 'newPassword', 'confirmPassword'] as const

export type PasswordField = (typeof PASSWORD_FIELDS)[number]

export type PasswordValues = Readonly<Record<PasswordField, string>>

/** The rules of the form (spec section 5, as for registering): all three are needed, the new one twice the same. */
export const passwordChangeSchema = {
  safeParse(values: PasswordValues) {
    const { currentPassword, newPassword, confirmPassword } = values
    const issues = [
      currentPassword === '' && issue('currentPassword', message('passwordRequired')),
      newPassword === '' && issue('newPassword', message('passwordRequired')),
      newPassword !== '' && isShort(newPassword) && issue('newPassword', message('passwordTooShort')),
      confirmPassword === '' && issue('confirmPassword', message('confirmPasswordRequired')),
      confirmPassword !== '' &&
        confirmPassword !== newPassword &&
        issue('confirmPassword', message('passwordsDoNotMatch')),
    ].filter((found) => found !== false)
    return issues.length === 0
      ? { success: true as const, data: values }
      : { success: false as const, error: { issues } }
  },
}

/** Characters as a person counts them: an emoji is one. */
function isShort(password: string): boolean {
  return Array.from(password).length < PASSWORD_MIN_LENGTH
}

function issue(field: PasswordField, text: string) {
  return { path: [field], message: text }
}

/** The codes that the service has for passwords, and our words for them. */
const REFUSALS: Readonly<Record<string, string>> = {
  WRONG_PASSWORD: 'profile.wrongPassword',
  PASSWORD_TOO_COMMON: 'profile.passwordTooCommon',
}

/**
 * What the service refused, by field: in our words where its code has some, else in its own. Empty when the failure is
 * about none of the fields.
 */
export function refusedPasswords(
  error: unknown,
  fields: readonly string[],
  t: (id: string) => string,
): Readonly<Record<string, string>> {
  const errors = error instanceof FiacreError ? (error.problem?.errors ?? []) : []
  const ours = new Map(errors.map(({ message: text, code }) => [text, REFUSALS[code]]))
  return Object.fromEntries(
    Object.entries(problemFields(error, fields)).map(([field, text]) => {
      const id = ours.get(text)
      return [field, id ? t(id) : text]
    }),
  )
}
