import * as z from 'zod/mini'
import { PASSWORD_MIN_LENGTH } from './limits.ts'
import { message } from './messages.ts'
import { evenWithIssues, requiredSecret } from './text-fields.ts'

type NewPasswordFields = z.output<typeof newPasswordFields>

/** A new password as the form sends it, typed twice. */
export type NewPasswordForm = NewPasswordFields

const newPasswordFields = z.object({
  newPassword: requiredSecret('passwordRequired').check(
    z.refine((password) => password === '' || password.length >= PASSWORD_MIN_LENGTH, {
      error: message('passwordTooShort'),
    }),
  ),
  confirmPassword: requiredSecret('confirmPasswordRequired'),
})

/** A new password by a reset link: required, long enough, the same twice (spec section 5). */
export const newPasswordSchema = newPasswordFields.check(
  z.refine<NewPasswordFields>(
    ({ newPassword, confirmPassword }) => !newPassword || !confirmPassword || newPassword === confirmPassword,
    { error: message('passwordsDoNotMatch'), path: ['confirmPassword'], ...evenWithIssues },
  ),
)
