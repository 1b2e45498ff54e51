import { Ajv2020 } from 'ajv/dist/2020.js'
import formatsPlugin from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import { sentence } from '../http/sentence.ts'
import { fieldErrors, shownName } from './field-errors.ts'

const ajv = new Ajv2020({ strict: false })
formatsPlugin.default(ajv)

const EITHER = {
  oneOf: [
    { type: 'number', maximum: 9 },
    { type: 'string', pattern: '^[0-9]$' },
  ],
}
ajv.addSchema(
  {
    components: {
      schemas: {
        LocalTime: { type: 'string', pattern: '^[0-9]{2}:[0-9]{2}$' },
        EuroAmountOrText: EITHER,
      },
    },
  },
  'some',
)
const LOCAL_TIME = { $ref: 'some#/components/schemas/LocalTime' }
const AMOUNT = { $ref: 'some#/components/schemas/EuroAmountOrText' }

function errorsOf(schema: object, value: unknown, place = '') {
  const validate = ajv.compile(schema)
  validate(value)
  return fieldErrors(validate.errors, place)
}

describe('field errors', () => {
  it('point into the body, also to what is missing or unknown', () => {
    const schema = {
      type: 'object',
      required: ['a'],
      additionalProperties: false,
      properties: { a: { type: 'number' } },
    }
    expect(errorsOf(schema, { a: 'x' })).toEqual([{ pointer: '/a', code: 'type', says: 'Must be a number.' }])
    expect(errorsOf(schema, {})).toEqual([
      { pointer: '/a', code: 'required', says: sentence('fieldRequired') },
    ])
    expect(errorsOf(schema, { a: 1, 'b/~': 2 })).toEqual([
      { pointer: '/b~1~0', code: 'additionalProperties', says: 'This field is not known here.' },
    ])
  })

  it('point to parameters by where they stand', () => {
    const schema = { type: 'object', properties: { limit: { type: 'integer' } } }
    expect(errorsOf(schema, { limit: 'ten' }, '/query')[0]?.pointer).toBe('/query/limit')
  })

  it.each([
    [{ type: ['number', 'null'] }, 'x', 'Must be a number or null.'],
    [{ enum: ['paid', 'declined'] }, 'x', 'Must be one of: paid, declined.'],
    [{ type: 'string', format: 'date' }, 'x', 'Must be a date such as 2026-02-14.'],
    [{ type: 'string', maxLength: 2 }, 'xyz', sentence('mostCharacters', { limit: 2 })],
    [{ type: 'number', maximum: 15 }, 16, sentence('mostNumber', { limit: 15 })],
    [{ type: 'number', minimum: 30 }, 16, sentence('leastNumber', { limit: 30 })],
    [{ type: 'string', minLength: 1 }, '', sentence('leastCharacters', { limit: 1 })],
    [{ type: 'object', minProperties: 1 }, {}, 'Send at least one field.'],
    [{ type: 'string', pattern: '^[^\\u0000-\\u001F]*$' }, '\u0001', 'Must not contain control characters.'],
    [LOCAL_TIME, '2 pm', 'Must be a time such as 14:30.'],
  ])('say in words what would fit: %j', (schema, value, message) => {
    expect(errorsOf(schema, value)[0]?.says).toEqual(message)
  })

  it.each([
    ['x', 'pattern', 'Must be an amount such as 110.96.'],
    [10, 'maximum', sentence('mostNumber', { limit: 9 })],
    [true, 'type', 'Must be an amount such as 110.96.'],
  ])('say of %j, where a number or text is meant, what its own kind lacks', (value, code, message) => {
    expect(errorsOf(AMOUNT, value)).toEqual([{ pointer: '', code, says: message }])
  })

  it('ask for what belongs together', () => {
    const schema = { type: 'object', dependentRequired: { lat: ['lat', 'lon'] } }
    expect(errorsOf(schema, { lat: 1 }, '/query')).toEqual([
      {
        pointer: '/query/lon',
        code: 'dependentRequired',
        says: 'Send lat and lon together, or none of them.',
      },
    ])
  })

  it('never repeat a pattern, which is for machines', () => {
    const [error] = errorsOf({ type: 'string', pattern: '^[^\\u0000-\\u001F]*$' }, '\u0001')
    expect(error?.says).not.toMatch(/[\\^$]/)
  })

  it('print names from outside safely: short, without control characters, well formed', () => {
    const schema = { type: 'object', additionalProperties: false }
    const [error] = errorsOf(schema, { [`\n\u0000\ud800${'x'.repeat(1000)}`]: 1 })
    expect(error?.pointer).toMatch(/^\/\uFFFD{3}x{77}$/)
  })

  it('are one for each field, and at most a hundred', () => {
    const all = new Ajv2020({ strict: false, allErrors: true })
    const validate = all.compile({
      type: 'object',
      additionalProperties: false,
      properties: { a: { type: 'string', maxLength: 1, pattern: '^x' }, b: { type: 'number' } },
    })
    validate({ a: 'yy', b: '1' })
    expect(fieldErrors(validate.errors, '').map(({ pointer, code }) => [pointer, code])).toEqual([
      ['/a', 'maxLength'],
      ['/b', 'type'],
    ])
    validate(Object.fromEntries(Array.from({ length: 150 }, (_, i) => [`f${i}`, 1])))
    expect(fieldErrors(validate.errors, '')).toHaveLength(100)
  })
})

describe('a shown name', () => {
  it.each([
    ['/email', 'email'],
    ['/pickupPoint/lat', 'pickupPoint.lat'],
    ['/a~1b~0c', 'a/b~c'],
    ['', ''],
  ])('of %s is %s', (pointer, name) => {
    expect(shownName(pointer)).toBe(name)
  })
})
