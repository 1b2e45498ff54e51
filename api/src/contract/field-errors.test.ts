import { Ajv2020 } from 'ajv/dist/2020.js'
import formatsPlugin from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import { fieldErrors, shownName } from './field-errors.ts'

const ajv = new Ajv2020({ strict: false })
formatsPlugin.default(ajv)

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
    expect(errorsOf(schema, { a: 'x' })).toEqual([
      { pointer: '/a', code: 'type', message: 'Must be number.' },
    ])
    expect(errorsOf(schema, {})).toEqual([
      { pointer: '/a', code: 'required', message: 'This field is required.' },
    ])
    expect(errorsOf(schema, { a: 1, 'b/~': 2 })).toEqual([
      { pointer: '/b~1~0', code: 'additionalProperties', message: 'This field is not known here.' },
    ])
  })

  it('point to parameters by where they stand', () => {
    const schema = { type: 'object', properties: { limit: { type: 'integer' } } }
    expect(errorsOf(schema, { limit: 'ten' }, '/query')[0]?.pointer).toBe('/query/limit')
  })

  it.each([
    [{ type: ['number', 'null'] }, 'x', 'Must be number or null.'],
    [{ enum: ['paid', 'declined'] }, 'x', 'Must be one of: paid, declined.'],
    [{ type: 'string', format: 'date' }, 'x', 'Must be a valid date.'],
    [{ type: 'string', maxLength: 2 }, 'xyz', 'Must not have more than 2 characters.'],
    [{ type: 'number', maximum: 15 }, 16, 'Must be <= 15.'],
  ])('say in words what would fit: %j', (schema, value, message) => {
    expect(errorsOf(schema, value)[0]?.message).toBe(message)
  })

  it('never repeat a pattern, which is for machines', () => {
    const [error] = errorsOf({ type: 'string', pattern: '^[^\\u0000-\\u001F]*$' }, '\u0001')
    expect(error?.message).not.toMatch(/[\\^$]/)
  })

  it('print names from outside safely: short, without control characters, well formed', () => {
    const schema = { type: 'object', additionalProperties: false }
    const [error] = errorsOf(schema, { [`\n\u0000\ud800${'x'.repeat(1000)}`]: 1 })
    expect(error?.pointer).toMatch(/^\/\uFFFD{3}x{77}$/)
  })

  it('are at most twenty', () => {
    const schema = { type: 'object', additionalProperties: false }
    const all = new Ajv2020({ strict: false, allErrors: true })
    const validate = all.compile(schema)
    validate(Object.fromEntries(Array.from({ length: 50 }, (_, i) => [`f${i}`, 1])))
    expect(fieldErrors(validate.errors, '')).toHaveLength(20)
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
