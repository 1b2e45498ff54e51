import * as z from 'zod/mini'
import { isAdult } from './age.ts'
import { isCalendarDate } from './calendar-date.ts'
import { PASSWORD_MIN_LENGTH } from './limits.ts'
import { message } from './messages.ts'
import { isValidPhone } from './phone.ts'
import {
  asText,
  evenWithIssues,
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
      { error: message('phoneInvalid'), path: ['phoneNumber'], ...evenWithIssues },
    ),
    z.refine<RegisterFields>(
      ({ dateOfBirth }) => !isCalendarDate(asText(dateOfBirth)) || isAdult(asText(dateOfBirth), now),
      {
        error: message('underage'),
        path: ['dateOfBirth'],
        ...evenWithIssues,
      },
    ),
    z.refine<RegisterFields>(
      ({ password, confirmPassword }) => !password || !confirmPassword || password === confirmPassword,
      { error: message('passwordsDoNotMatch'), path: ['confirmPassword'], ...evenWithIssues },
    ),
  )
}

const registerFields = () =>
  z.object({
    firstName: requiredText('firstNameRequired'),
    lastName: requiredText('lastNameRequired'),
    email: requiredEmail('emailRequired'),
    phoneNumber: requiredText('phoneRequired'),
    countryCode: requiredText('phoneCodeRequired'),
    country: requiredText('registerCountryRequired'),
    dateOfBirth: requiredDate('dateOfBirthRequired'),
    password: requiredSecret('passwordRequired').check(
      z.refine((password) => password === '' || password.length >= PASSWORD_MIN_LENGTH, {
        error: message('passwordTooShort'),
      }),
    ),
    confirmPassword: requiredSecret('confirmPasswordRequired'),
  })
