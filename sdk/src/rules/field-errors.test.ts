import { expect, it } from 'vitest'
import { fieldErrors } from './field-errors.ts'

it('has nothing to say of a form in order', () => {
  expect(fieldErrors({ success: true })).toEqual({})
})

it('keeps the first message of each field', () => {
  const issues = [
    { path: ['email'], message: 'first' },
    { path: ['email'], message: 'second' },
    { path: ['lines', 0, 'name'], message: 'nested' },
    { path: [], message: 'all of it' },
  ]
  expect(fieldErrors({ success: false, error: { issues } })).toEqual({
    email: 'first',
    'lines.0.name': 'nested',
    '': 'all of it',
  })
})
