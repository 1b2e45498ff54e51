import { describe, expect, it } from 'vitest'
import { CONTACT_CATEGORIES, contactCategory, contactSchema, isContactTrapped } from './contact-form.ts'
import { fieldErrors } from './field-errors.ts'
import { CONTACT_FORM_LEAST_MS } from './limits.ts'
import { message } from './message.ts'

const GOOD = {
  name: 'Jo',
  email: 'jo@example.com',
  subject: 'Seats',
  category: 'booking',
  message: 'One more, ok',
}

const wrong = (change: object) =>
  Object.fromEntries(
    Object.entries(fieldErrors(contactSchema.safeParse({ ...GOOD, ...change }))).map(([field, rule]) => [
      field,
      message(rule),
    ]),
  )

describe('the contact form', () => {
  it('takes what is long enough, with a phone or without', () => {
    const taken = [{}, { phone: null }, { phone: '' }, { phone: ' +48 22 000 00 00 ' }].map(wrong)
    expect(taken).toEqual([{}, {}, {}, {}])
    expect(contactSchema.parse({ ...GOOD, name: ' Jo ' })).toMatchObject({ name: 'Jo' })
  })

  it.each([
    [{ name: ' J ' }, { name: 'Name must be at least 2 characters' }],
    [{ email: 'jo@' }, { email: 'Please enter a valid email address' }],
    [{ email: '' }, { email: 'Please enter a valid email address' }],
    [{ subject: 'Seat ' }, { subject: 'Subject must be at least 5 characters' }],
    [{ category: '' }, { category: 'Please select a category' }],
    [{ category: 'constructor' }, { category: 'Please select a category' }],
    [{ message: ' One more. ' }, { message: 'Message must be at least 10 characters' }],
  ])('%j is told in the words of the specification', (change, errors) => {
    expect(wrong(change)).toEqual(errors)
  })

  it('says everything at once of an empty one', () => {
    expect(Object.keys(fieldErrors(contactSchema.safeParse({})))).toHaveLength(5)
  })

  it('knows each category by its name, and by the wording of the help centre', () => {
    expect(CONTACT_CATEGORIES.map(contactCategory)).toEqual([...CONTACT_CATEGORIES])
    const wordings = [
      'General Inquiry',
      ' booking_support',
      'payment-issues',
      'Technical support',
      'partnership inquiry',
    ]
    expect(wordings.map(contactCategory)).toEqual([
      'general',
      'booking',
      'payment',
      'technical',
      'partnership',
    ])
  })

  it('is a trap for what fills in hidden fields, or is too fast', () => {
    expect(isContactTrapped({})).toBe(false)
    expect(isContactTrapped({ website: '', filledInMs: CONTACT_FORM_LEAST_MS })).toBe(false)
    expect(isContactTrapped({ website: 'x' })).toBe(true)
    expect(isContactTrapped({ filledInMs: CONTACT_FORM_LEAST_MS - 1 })).toBe(true)
  })
})
