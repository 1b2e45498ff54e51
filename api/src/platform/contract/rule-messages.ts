import {
  bookingFormSchema,
  contactSchema,
  fieldErrors,
  loginSchema,
  paymentSchema,
  profileSchema,
  type RuleMessage,
} from '@fiacre/sdk/rules'
import type { OperationId } from './handler.ts'

type Schema = { safeParse(value: unknown): Parameters<typeof fieldErrors>[0] }

/** Bodies that a form fills in: what is wrong with a field is said as the form says it. */
const FORMS: Partial<Record<OperationId, Schema>> = {
  calculatePrice: bookingFormSchema,
  calculatePrices: bookingFormSchema,
  createBooking: bookingFormSchema,
  login: loginSchema,
  updateProfile: profileSchema,
  createPayment: paymentSchema,
  createContactRequest: contactSchema,
}

/** What the forms' rules say of a body that does not fit the contract, by JSON pointer. */
export function ruleMessages(operation: OperationId, body: unknown): () => Map<string, RuleMessage> {
  return () => {
    const schema = FORMS[operation]
    if (!schema) return new Map()
    const broken = Object.entries(fieldErrors(schema.safeParse(body)))
    return new Map(broken.map(([field, rule]) => [`/${field}`, rule]))
  }
}
