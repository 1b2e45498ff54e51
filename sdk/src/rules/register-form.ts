import * as z from 'zod/mini'
import { isAdult } from './age.ts'
import { isCalendarDate } from './calendar-date.ts'
import { says } from './says.ts'
import { isValidPhone } from './phone.ts'
import {
  asText,
  evenWithIssues,
  newPassword,
  personName,
  requiredDate,
  requiredEmail,
  requiredSecret,
  requiredText,
} from './text-fields.ts'

type RegisterFields = z.output<ReturnType<typeof registerFields>>

/** A complete registration as the form sends it. */
export type RegisterForm = RegisterFields

/** The registration's rules (spec section 5); the clock decides who is of age. */
export function registerSchema({ now }: { readonly now: Date }) {
  return registerFields().check(
    z.refine<RegisterFields>(
      ({ phoneNumber, countryCode }) =>
        asText(phoneNumber) === '' || isValidPhone(asText(phoneNumber), asText(countryCode)),
      { error: says('phoneInvalid'), path: ['phoneNumber'], ...evenWithIssues },
    ),
    z.refine<RegisterFields>(
      ({ dateOfBirth }) => !isCalendarDate(asText(dateOfBirth)) || isAdult(asText(dateOfBirth), now),
      {
        error: says('underage'),
        path: ['dateOfBirth'],
        ...evenWithIssues,
      },
    ),
    z.refine<RegisterFields>(
      ({ password, confirmPassword }) => !password || !confirmPassword || password === confirmPassword,
      { error: says('passwordsDoNotMatch'), path: ['confirmPassword'], ...evenWithIssues },
    ),
  )
}

const registerFields = () =>
  z.object({
    firstName: personName('firstNameRequired'),
    lastName: personName('lastNameRequired'),
    email: requiredEmail('emailRequired'),
    phoneNumber: requiredText('phoneRequired'),
    countryCode: requiredText('phoneCodeRequired'),
    country: requiredText('registerCountryRequired'),
    dateOfBirth: requiredDate('dateOfBirthRequired'),
    password: newPassword('passwordRequired'),
    confirmPassword: requiredSecret('confirmPasswordRequired'),
  })
