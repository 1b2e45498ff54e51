import * as z from 'zod/mini'
import { says } from './says.ts'
import { evenWithIssues, newPassword, requiredSecret } from './text-fields.ts'

type NewPasswordFields = z.output<typeof newPasswordFields>

/** A new password as the form sends it, typed twice. */
export type NewPasswordForm = NewPasswordFields

const newPasswordFields = z.object({
  newPassword: newPassword('passwordRequired'),
  confirmPassword: requiredSecret('confirmPasswordRequired'),
})

/** A new password by a reset link: as for registering, and the same twice (spec section 5). */
export const newPasswordSchema = newPasswordFields.check(
  z.refine<NewPasswordFields>(
    (form) => !form.newPassword || !form.confirmPassword || form.newPassword === form.confirmPassword,
    { error: says('passwordsDoNotMatch'), path: ['confirmPassword'], ...evenWithIssues },
  ),
)
