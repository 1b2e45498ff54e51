import { FiacreError, type Problem } from '@fiacre/sdk'
import { describe, expect, it } from 'vitest'
import { problemFields } from './problem-fields.ts'

function refused(errors: Problem['errors']): FiacreError {
  const detail = 'Please check the form.'
  const base = { type: '/problems/rule-violation', title: 'x', status: 422, message: detail, requestId: 'r' }
  const problem: Problem = { ...base, code: 'RULE_VIOLATION', detail, errors }
  return new FiacreError({ status: 422, text: detail, code: 'RULE_VIOLATION', detail, problem })
}

const issue = (pointer: string) => ({ pointer, code: 'RULE_VIOLATION', message: 'Wrong' }) as const

describe('problemFields', () => {
  it('finds the fields a problem points at', () => {
    expect(problemFields(refused([issue('#/city'), issue('/email')]), ['city', 'email'])).toEqual({
      city: 'Wrong',
      email: 'Wrong',
    })
  })

  it('says a rule by its id and values, which every language has words for', () => {
    const rule = { ...issue('/age'), rule: 'underage', values: { age: 18 } }
    expect(problemFields(refused([rule]), ['age'])).toEqual({ age: { id: 'underage', values: { age: 18 } } })
  })

  it('leaves out what the form has no field for', () => {
    expect(problemFields(refused([issue('/bookingId')]), ['city'])).toEqual({})
  })

  it('is empty for any other failure', () => {
    expect(problemFields(refused(undefined), ['city'])).toEqual({})
    expect(problemFields(new Error('offline'), ['city'])).toEqual({})
  })
})
