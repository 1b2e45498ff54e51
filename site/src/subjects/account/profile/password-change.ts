import { FiacreError } from '@fiacre/sdk'
import { newPasswordSchema, type MessageId } from '@fiacre/sdk/rules'
import type { TextRef } from '@fiacre/widget/locales'
import { problemFields } from '../../../base/forms/problem-fields.ts'

/** The fields of the form that changes the password, in its order. */
export const PASSWORD_FIELDS = ['currentPassword', 'newPassword', 'confirmPassword'] as const

export type PasswordField = (typeof PASSWORD_FIELDS)[number]

export type PasswordValues = Readonly<Record<PasswordField, string>>

/** The rules of a new password, and the present one as proof. */
export const passwordChangeSchema = {
  safeParse(values: PasswordValues) {
    const missing = { path: ['currentPassword'], message: 'passwordRequired' satisfies MessageId }
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
 * What the service refused, by field. That a password is not the present one is said in ours, in the language of the page.
 * Empty when no field is to blame.
 */
export function refusedPasswords(
  error: unknown,
  fields: readonly string[],
): Readonly<Record<string, TextRef>> {
  const errors = error instanceof FiacreError ? (error.problem?.errors ?? []) : []
  const isWrong = (field: string) =>
    errors.some(({ code, pointer }) => code === 'WRONG_PASSWORD' && pointer === `/${field}`)
  return Object.fromEntries(
    Object.entries(problemFields(error, fields)).map(([field, text]) => [
      field,
      isWrong(field) ? { id: 'profile.wrongPassword' } : text,
    ]),
  )
}
