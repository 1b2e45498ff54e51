import { FiacreError, FiacreTimeoutError, type Problem } from '@fiacre/sdk'
import { describe, expect, it } from 'vitest'
import { readFailure } from './register-failure.ts'

function refused(code: FiacreError['code'], detail: string, problem?: Problem) {
  return new FiacreError({ status: 422, code, detail, text: detail, problem })
}

describe('a failed registration', () => {
  it('knows an address that is taken by its code alone', () => {
    expect(readFailure(refused('EMAIL_TAKEN', 'Taken.')).kind).toBe('email-taken')
    expect(readFailure(refused('UNEXPECTED_RESPONSE', 'User with this email already exists')).kind).toBe(
      'refused',
    )
  })

  it('finds the fields that the service points at', () => {
    const errors = [
      { pointer: '/phoneNumber', code: 'INVALID_PHONE', message: 'Wrong.', rule: 'phoneInvalid' },
      { pointer: '/email', code: 'EMAIL_TAKEN', message: 'Taken.' },
      { pointer: '/elsewhere', code: 'INVALID_REQUEST', message: 'Not ours.' },
    ] as const
    const base = {
      type: '/problems',
      title: 'Wrong',
      status: 422,
      detail: 'Wrong.',
      message: 'Wrong.',
      requestId: 'r',
    }
    const problem: Problem = { ...base, code: 'INVALID_PHONE', errors: [...errors] }
    expect(readFailure(refused('INVALID_PHONE', 'Wrong.', problem))).toEqual({
      kind: 'refused',
      fields: { phoneNumber: { id: 'phoneInvalid', values: {} }, email: 'Taken.' },
    })
  })

  it('is out of reach when there was no answer', () => {
    expect(readFailure(new FiacreTimeoutError(10_000))).toEqual({ kind: 'unreachable', fields: {} })
  })
})
