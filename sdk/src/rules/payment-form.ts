import * as z from 'zod/mini'
import { DEFAULT_PAYER_COUNTRY } from './limits.ts'
import { optionalText, personName, requiredEmail } from './text-fields.ts'

/** Who pays: name and e-mail are required, the country is PL unless given (spec sections 3 and 5). */
export const paymentSchema = z.object({
  firstName: personName('fillInAllRequiredFields'),
  lastName: personName('fillInAllRequiredFields'),
  email: requiredEmail('fillInAllRequiredFields'),
  phone: optionalText(),
  address: optionalText(),
  city: optionalText(),
  postalCode: optionalText(),
  country: z.prefault(z.string().check(z.trim()), DEFAULT_PAYER_COUNTRY),
})

/** A complete payment form. */
export type PaymentForm = z.output<typeof paymentSchema>
