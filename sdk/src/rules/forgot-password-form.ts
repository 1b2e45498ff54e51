import * as z from 'zod/mini'
import { requiredEmail } from './text-fields.ts'

/** Asking for a link by mail, to a new password or to confirm the address: where to, without blanks around it (spec section 5). */
export const forgotPasswordSchema = z.object({ email: requiredEmail('forgotEmailRequired') })
