import * as z from 'zod/mini'
import { isCalendarDate } from './calendar-date.ts'
import { NAME_MIN_LENGTH } from './limits.ts'
import { says } from './says.ts'
import { isValidPhone } from './phone.ts'
import { isVatNumber } from './vat-number.ts'
import {
  asText,
  evenWithIssues,
  optionalText,
  personName,
  requiredEmail,
  requiredText,
} from './text-fields.ts'

/**
 * The profile's rules (spec section 5). Company, VAT number, phone, country code and date of birth may be left out; what is given
 * must be well formed.
 */
export const profileSchema = z
  .object({
    firstName: personName('firstNameMin', NAME_MIN_LENGTH),
    lastName: personName('lastNameMin', NAME_MIN_LENGTH),
    email: requiredEmail(),
    country: requiredText('countryRequired'),
    city: requiredText('cityRequired'),
    address: requiredText('addressRequired'),
    zipCode: requiredText('zipCodeRequired'),
    company: optionalText(),
    vatNumber: optionalText().check(
      z.refine((text) => isVatNumber(asText(text)), { error: says('vatNumberInvalid') }),
    ),
    phoneNumber: optionalText(),
    countryCode: optionalText(),
    dateOfBirth: optionalText().check(
      z.refine((date) => !date || isCalendarDate(date), { error: says('dateInvalid') }),
    ),
  })
  .check(
    z.refine<PhoneFields>(
      ({ phoneNumber, countryCode }) =>
        asText(phoneNumber) === '' || isValidPhone(asText(phoneNumber), asText(countryCode)),
      { error: says('phoneInvalid'), path: ['phoneNumber'], ...evenWithIssues },
    ),
  )

/** A complete profile as the form sends it. */
export type ProfileForm = z.output<typeof profileSchema>

type PhoneFields = { phoneNumber?: string | null | undefined; countryCode?: string | null | undefined }
