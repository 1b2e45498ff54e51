import { MESSAGE_MIN_LENGTH, MINIMUM_AGE, NAME_MIN_LENGTH, SUBJECT_MIN_LENGTH } from './limits.ts'

/**
 * The texts of registration, sign-in, profile, payment page and a form that books by itself, by stable id; part of `MESSAGES`. Apart, so that what asks for no
 * account, such as the booking form of a partner's page, can be built without them.
 */
export const ACCOUNT_MESSAGES = {
  // Booking with an account, spec sections 4, 5 and 8
  addBillingInformation: 'Please add your billing information',
  paymentSetupFailed: 'Payment setup failed: {reason}',
  priceQuoteRestored: 'Price Quote Restored',
  // Accounts, spec section 5
  firstNameMin: 'First name must be at least {letters} characters',
  lastNameMin: 'Last name must be at least {letters} characters',
  emailInvalid: 'Please enter a valid email address',
  countryRequired: 'Country is required for payment processing',
  cityRequired: 'City is required for payment processing',
  addressRequired: 'Address is required for payment processing',
  zipCodeRequired: 'ZIP code is required for payment processing',
  vatNumberInvalid: 'Please enter a VAT number that begins with the letters of its country',
  passwordsDoNotMatch: "Passwords don't match",
  passwordTooShort: 'Password too short',
  forgotEmailRequired: 'Email required',
  underage: 'You must be at least {age} years old to register',
  phoneInvalid: 'Please enter a valid phone number for the selected country',
  // Accounts, ours
  firstNameRequired: 'First name is required',
  lastNameRequired: 'Last name is required',
  emailRequired: 'Email is required',
  passwordTooLong: 'Password too long',
  passwordTooCommon: 'This password is on lists of leaked passwords. Please choose another one.',
  passwordTooPersonal:
    'This password is made of your name, your email address or our name. Please choose another one.',
  passwordRequired: 'Password is required',
  confirmPasswordRequired: 'Please enter the password again',
  phoneRequired: 'Phone number is required',
  phoneCodeRequired: 'Country code is required',
  registerCountryRequired: 'Country is required',
  dateOfBirthRequired: 'Date of birth is required',
  // Contact form, spec section 5
  nameMin: 'Name must be at least {letters} characters',
  subjectMin: 'Subject must be at least {letters} characters',
  categoryRequired: 'Please select a category',
  messageMin: 'Message must be at least {letters} characters',
  // What no form of ours sends
  invalidInput: 'Invalid input',
  // Payment, spec sections 5 and 8
  fillInAllRequiredFields: 'Please fill in all required fields',
} as const

/** The rules' own numbers in those texts. */
export const ACCOUNT_RULE_VALUES = {
  underage: { age: MINIMUM_AGE },
  firstNameMin: { letters: NAME_MIN_LENGTH },
  lastNameMin: { letters: NAME_MIN_LENGTH },
  nameMin: { letters: NAME_MIN_LENGTH },
  subjectMin: { letters: SUBJECT_MIN_LENGTH },
  messageMin: { letters: MESSAGE_MIN_LENGTH },
} as const
