import { FiacreError } from '@fiacre/sdk'
import { message, newPasswordSchema } from '@fiacre/sdk/rules'
import { problemFields } from '../../../base/forms/problem-fields.ts'

/** The fields of the form that changes the password, in its order. */
export const PASSWORD_FIELDS = ['currentPassword', 'newPassword', 'confirmPassword'] as const

export type PasswordField = (typeof PASSWORD_FIELDS)[number]

export type PasswordValues = Readonly<Record<PasswordField, string>>

/** The rules of a new password, and the present one as proof. */
export const passwordChangeSchema = {
  safeParse(values: PasswordValues) {
    const missing = { path: ['currentPassword'], message: message('passwordRequired') }
    const issues = [
      ...(values.currentPassword === '' ? [missing] : []),
      ...(newPasswordSchema.safeParse(values).error?.issues ?? []),
    ]
    return issues.length === 0
      ? { success: true as const, data: values }
      : { success: false as const, error: { issues } }
  },
}

/**
 * What the service refused, by field, in words to show. That a password is not the present one is said in ours, in the
 * language of the page; the rules' messages are translated by whoever shows them. Empty when no field is to blame.
 */
export function refusedPasswords(
  error: unknown,
  fields: readonly string[],
  t: (id: string) => string,
): Readonly<Record<string, string>> {
  const errors = error instanceof FiacreError ? (error.problem?.errors ?? []) : []
  const wrong = new Set(
    errors.filter(({ code }) => code === 'WRONG_PASSWORD').map(({ message: text }) => text),
  )
  return Object.fromEntries(
    Object.entries(problemFields(error, fields)).map(([field, text]) => [
      field,
      wrong.has(text) ? t('profile.wrongPassword') : text,
    ]),
  )
}
