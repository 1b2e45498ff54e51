import * as z from 'zod/mini'
import { isValidPhone } from './phone.ts'
import { says } from './says.ts'
import { asText, evenWithIssues, personName, requiredEmail, requiredText } from './text-fields.ts'

/** Who travels, where another books: the rules of a registration for the same fields. */
export const guestSchema = z
  .object({
    firstName: personName('firstNameRequired'),
    lastName: personName('lastNameRequired'),
    email: requiredEmail('emailRequired'),
    phoneNumber: requiredText('phoneRequired'),
    countryCode: requiredText('phoneCodeRequired'),
  })
  .check(
    z.refine(
      ({ phoneNumber, countryCode }) =>
        asText(phoneNumber) === '' || isValidPhone(asText(phoneNumber), asText(countryCode)),
      { error: says('phoneInvalid'), path: ['phoneNumber'], ...evenWithIssues },
    ),
  )
