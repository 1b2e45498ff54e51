import { describe, expect, it } from 'vitest'
import { fieldErrors } from './field-errors.ts'
import { message } from './message.ts'
import { forgotPasswordSchema } from './forgot-password-form.ts'
import { loginSchema } from './login-form.ts'
import { newPasswordSchema } from './new-password-form.ts'
import { paymentSchema } from './payment-form.ts'
import { profileSchema } from './profile-form.ts'
import { registerSchema } from './register-form.ts'

/** What is wrong with each field, in English. */
const wordsOf = (result: Parameters<typeof fieldErrors>[0]) =>
  Object.fromEntries(Object.entries(fieldErrors(result)).map(([field, rule]) => [field, message(rule)]))

const now = new Date('2026-07-01T10:00:00Z')
const invalidEmails = ['anna', 'anna@', '@example.com', 'anna@example', 'an na@example.com', 'a@b@c.de']

describe('registration', () => {
  const complete = {
    firstName: 'Anna',
    lastName: 'Nowak',
    email: 'anna@example.com',
    phoneNumber: '600 123 456',
    countryCode: '+48',
    country: 'PL',
    dateOfBirth: '1990-05-17',
    password: 'correct horse',
    confirmPassword: 'correct horse',
  }
  const errorsOf = (form: unknown) => wordsOf(registerSchema({ now }).safeParse(form))

  it('takes a complete one, and keeps the password as it was typed', () => {
    const form = { ...complete, firstName: ' Anna ', password: ' 8 blanks ', confirmPassword: ' 8 blanks ' }
    expect(registerSchema({ now }).parse(form)).toEqual({ ...form, firstName: 'Anna' })
  })

  it('wants every field', () => {
    for (const field of Object.keys(complete)) {
      for (const value of [undefined, null, '']) {
        expect(Object.keys(errorsOf({ ...complete, [field]: value })), `${field} ${value}`).toEqual([field])
      }
    }
    expect(Object.keys(errorsOf({}))).toEqual(Object.keys(complete))
  })

  it.each(invalidEmails)('refuses the e-mail address %j', (email) => {
    expect(errorsOf({ ...complete, email })).toEqual({ email: 'Please enter a valid email address' })
  })

  it.each([
    [{ confirmPassword: 'wrong horse' }, { confirmPassword: "Passwords don't match" }],
    [{ password: 'seven77', confirmPassword: 'seven77' }, { password: 'Password too short' }],
    [{ password: '🚕'.repeat(7), confirmPassword: '🚕'.repeat(7) }, { password: 'Password too short' }],
    [{ password: 'a'.repeat(129), confirmPassword: 'a'.repeat(129) }, { password: 'Password too long' }],
    [{ dateOfBirth: '2008-07-02' }, { dateOfBirth: 'You must be at least 18 years old to register' }],
    [{ dateOfBirth: '2030-01-01' }, { dateOfBirth: 'You must be at least 18 years old to register' }],
    [{ dateOfBirth: '1990-02-30' }, { dateOfBirth: 'Please enter a valid date' }],
    [
      { phoneNumber: '1234567' },
      { phoneNumber: 'Please enter a valid phone number for the selected country' },
    ],
    [{ countryCode: '+45' }, { phoneNumber: 'Please enter a valid phone number for the selected country' }],
  ])('refuses %j', (change, errors) => {
    expect(errorsOf({ ...complete, ...change })).toEqual(errors)
  })

  it.each(['🚕'.repeat(8), '🚕'.repeat(128), 'a'.repeat(128), 'zażółć gęślą jaźń', '        '])(
    'takes the password %j',
    (password) => {
      expect(errorsOf({ ...complete, password, confirmPassword: password })).toEqual({})
    },
  )

  it('takes somebody on the 18th birthday', () => {
    expect(errorsOf({ ...complete, dateOfBirth: '2008-07-01' })).toEqual({})
  })

  it('does not throw on values of the wrong type', () => {
    const form = { phoneNumber: 1, countryCode: {}, dateOfBirth: [], password: 1, confirmPassword: true }
    expect(registerSchema({ now }).safeParse(form).success).toBe(false)
    expect(registerSchema({ now }).safeParse(null).success).toBe(false)
  })
})

describe('profile', () => {
  const complete = {
    firstName: 'Jo',
    lastName: 'Li',
    email: 'jo@example.com',
    country: 'PL',
    city: 'Kraków',
    address: 'Rynek 1',
    zipCode: '31-042',
  }
  const errorsOf = (form: unknown) => wordsOf(profileSchema.safeParse(form))

  it('may leave out phone number, country code and date of birth', () => {
    expect(errorsOf(complete)).toEqual({})
    expect(errorsOf({ ...complete, phoneNumber: null, countryCode: '', dateOfBirth: null })).toEqual({})
    expect(errorsOf({ ...complete, phoneNumber: '600123456', countryCode: '48', dateOfBirth: '' })).toEqual(
      {},
    )
  })

  it('takes a phone number of the length that its country has', () => {
    const swedish = { phoneNumber: '070-123 45 67', countryCode: '+46' }
    expect(errorsOf({ ...complete, ...swedish })).toEqual({})
    expect(errorsOf({ ...complete, ...swedish, countryCode: '+44' })).toEqual({})
    expect(Object.keys(errorsOf({ ...complete, ...swedish, countryCode: '+47' }))).toEqual(['phoneNumber'])
  })

  it('names what is missing in the words of the specification', () => {
    expect(errorsOf({})).toEqual({
      firstName: 'First name must be at least 2 characters',
      lastName: 'Last name must be at least 2 characters',
      email: 'Please enter a valid email address',
      country: 'Country is required for payment processing',
      city: 'City is required for payment processing',
      address: 'Address is required for payment processing',
      zipCode: 'ZIP code is required for payment processing',
    })
  })

  it.each([
    [{ firstName: ' A ' }, { firstName: 'First name must be at least 2 characters' }],
    [{ lastName: '' }, { lastName: 'Last name must be at least 2 characters' }],
    [{ zipCode: '   ' }, { zipCode: 'ZIP code is required for payment processing' }],
    [{ dateOfBirth: '17.05.1990' }, { dateOfBirth: 'Please enter a valid date' }],
    [{ phoneNumber: '12' }, { phoneNumber: 'Please enter a valid phone number for the selected country' }],
  ])('refuses %j', (change, errors) => {
    expect(errorsOf({ ...complete, ...change })).toEqual(errors)
  })

  it.each(invalidEmails)('refuses the e-mail address %j', (email) => {
    expect(errorsOf({ ...complete, email })).toEqual({ email: 'Please enter a valid email address' })
  })

  it('does not throw on values of the wrong type', () => {
    expect(profileSchema.safeParse({ ...complete, phoneNumber: 5, countryCode: 48 }).success).toBe(false)
  })
})

describe('sign-in', () => {
  it('wants e-mail and password, and judges neither', () => {
    expect(wordsOf(loginSchema.safeParse({ email: ' ', password: '' }))).toEqual({
      email: 'Email is required',
      password: 'Password is required',
    })
    expect(loginSchema.parse({ email: ' anna ', password: ' x ' })).toEqual({
      email: 'anna',
      password: ' x ',
    })
  })
})

describe('payment', () => {
  const complete = { firstName: 'Anna', lastName: 'Nowak', email: 'anna@example.com' }

  it('wants names and e-mail, and is Polish by default', () => {
    expect(paymentSchema.parse(complete)).toEqual({ ...complete, country: 'PL' })
    expect(paymentSchema.parse({ ...complete, country: 'DE', phone: null }).country).toBe('DE')
  })

  it.each(['firstName', 'lastName', 'email'])('says to fill in all required fields without %s', (field) => {
    for (const value of [undefined, '', '  ']) {
      expect(wordsOf(paymentSchema.safeParse({ ...complete, [field]: value }))).toEqual({
        [field]: 'Please fill in all required fields',
      })
    }
  })

  it('refuses an e-mail address that is none', () => {
    expect(wordsOf(paymentSchema.safeParse({ ...complete, email: 'anna' }))).toEqual({
      email: 'Please enter a valid email address',
    })
  })
})

describe('an address to write to', () => {
  const errorsOf = (form: unknown) => wordsOf(forgotPasswordSchema.safeParse(form))

  it('is trimmed', () => {
    expect(forgotPasswordSchema.parse({ email: ' anna@example.com ' })).toEqual({ email: 'anna@example.com' })
  })

  it.each([undefined, '', '   '])('is required: %j', (email) => {
    expect(errorsOf({ email })).toEqual({ email: 'Email required' })
  })

  it.each(invalidEmails)('is not %j', (email) => {
    expect(errorsOf({ email })).toEqual({ email: 'Please enter a valid email address' })
  })
})

describe('a new password', () => {
  const errorsOf = (form: unknown) => wordsOf(newPasswordSchema.safeParse(form))

  it('is kept as it was typed', () => {
    const form = { newPassword: ' 8 blanks ', confirmPassword: ' 8 blanks ' }
    expect(newPasswordSchema.parse(form)).toEqual(form)
  })

  it('is typed twice', () => {
    const errors = { newPassword: 'Password is required', confirmPassword: 'Please enter the password again' }
    expect(errorsOf({})).toEqual(errors)
    expect(errorsOf({ newPassword: '', confirmPassword: '' })).toEqual(errors)
  })

  it.each([
    [{ newPassword: 'seven77', confirmPassword: 'seven77' }, { newPassword: 'Password too short' }],
    [
      { newPassword: 'correct horse', confirmPassword: 'wrong horse' },
      { confirmPassword: "Passwords don't match" },
    ],
    [
      { newPassword: 'seven77', confirmPassword: 'seven78' },
      { newPassword: 'Password too short', confirmPassword: "Passwords don't match" },
    ],
  ])('is refused: %j', (form, errors) => {
    expect(errorsOf(form)).toEqual(errors)
  })
})
