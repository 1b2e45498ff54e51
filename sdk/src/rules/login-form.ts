import * as z from 'zod/mini'
import { requiredSecret, requiredText } from './text-fields.ts'

/** Sign-in: both are required, nothing else is said about them (spec section 5). */
export const loginSchema = z.object({
  email: requiredText('emailRequired'),
  password: requiredSecret('passwordRequired'),
})

/** A complete sign-in as the form sends it. */
export type LoginForm = z.output<typeof loginSchema>
