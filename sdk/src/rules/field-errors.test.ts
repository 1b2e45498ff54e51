import { expect, it } from 'vitest'
import { fieldErrors } from './field-errors.ts'

it('has nothing to say of a form in order', () => {
  expect(fieldErrors({ success: true })).toEqual({})
})

it('keeps the first rule that each field breaks, by id and values', () => {
  const issues = [
    { path: ['dateOfBirth'], message: 'underage' },
    { path: ['dateOfBirth'], message: 'dateInvalid' },
    { path: ['lines', 0, 'name'], message: 'linkNotAllowed' },
    { path: [], message: 'fillInAllRequiredFields' },
  ]
  expect(fieldErrors({ success: false, error: { issues } })).toEqual({
    dateOfBirth: { id: 'underage', values: { age: 18 } },
    'lines.0.name': { id: 'linkNotAllowed', values: {} },
    '': { id: 'fillInAllRequiredFields', values: {} },
  })
})

it('has one message for what no rule of ours says', () => {
  const issues = [{ path: ['note'], message: 'Expected string' }]
  expect(fieldErrors({ success: false, error: { issues } })).toEqual({
    note: { id: 'invalidInput', values: {} },
  })
})
