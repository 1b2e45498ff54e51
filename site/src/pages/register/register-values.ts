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

/** Where the receipt goes; each may be left out. */
export type BillingValues = { readonly address: string; readonly zipCode: string; readonly city: string }

export const BLANK_BILLING: BillingValues = { address: '', zipCode: '', city: '' }

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
