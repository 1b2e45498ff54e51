import type { RegisterForm } from '@fiacre/sdk/rules'

/** The fields of the registration, all texts as they are typed. */
export type RegisterValues = { readonly [Field in keyof RegisterForm]: string }

export type RegisterField = keyof RegisterValues

/** A form that nobody has touched. */
export const BLANK_VALUES: RegisterValues = {
  firstName: '',
  lastName: '',
  email: '',
  countryCode: '',
  phoneNumber: '',
  country: '',
  dateOfBirth: '',
  password: '',
  confirmPassword: '',
}

/** The order of the fields on screen: the first one with an error gets the focus. */
export const FIELD_ORDER: readonly RegisterField[] = [
  'firstName',
  'lastName',
  'email',
  'countryCode',
  'phoneNumber',
  'country',
  'dateOfBirth',
  'password',
  'confirmPassword',
]
