import * as z from 'zod/mini'
import { requiredEmail } from './text-fields.ts'

/** An address to write to, trimmed: for whoever forgot the password or waits for a confirmation (spec section 5). */
export const emailSchema = z.object({ email: requiredEmail('emailRequired') })

/** The address as the form sends it. */
export type EmailForm = z.output<typeof emailSchema>
