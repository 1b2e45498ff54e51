import * as z from 'zod/mini'
import { requiredEmail } from './text-fields.ts'

/** Asking for a link to a new password: the address, without blanks around it (spec section 5). */
export const forgotPasswordSchema = z.object({ email: requiredEmail('forgotEmailRequired') })
