import { describe, expect, it } from 'vitest'
import { logError } from './log-error.ts'

/** As the driver makes them. */
function databaseError(code: string, message: string, more: Record<string, unknown> = {}): Error {
  return Object.assign(new Error(message), { code, severity: 'ERROR', ...more })
}

describe('an error in the log', () => {
  it('says what kind it is, what happened and where', () => {
    const { type, message, stack } = logError(new TypeError('nothing to read'))
    expect({ type, message }).toEqual({ type: 'TypeError', message: 'nothing to read' })
    expect(stack).toMatch(/^TypeError: nothing to read\n {4}at .*log-error\.test\.ts:\d+:\d+/)
  })

  it('of a broken constraint names it, and shows nothing of the row', () => {
    const detail = 'Failing row contains (Wellensittich, ada@example.com).'
    const told = logError(
      databaseError('23514', `new row violates check constraint "positive"\n - detail: ${detail}`, {
        detail,
        table: 'booking',
        constraint: 'positive',
        client: { connectionParameters: { password: 'hunter' } },
        parameters: ['Wellensittich'],
      }),
    )
    expect(told).toMatchObject({
      message: 'new row violates check constraint "positive"',
      code: '23514',
      table: 'booking',
      constraint: 'positive',
    })
    expect(JSON.stringify(told)).not.toMatch(/Wellensittich|ada|hunter/)
  })

  it('of a wrong name keeps the name, and of a wrong value not the value', () => {
    const name = logError(databaseError('42703', 'column "last_name" does not exist'))
    expect(name.message).toBe('column "last_name" does not exist')
    const value = logError(databaseError('22P02', 'invalid input syntax for type integer: "Well"en"'))
    expect(value.message).toBe('invalid input syntax for type integer: "…"')
    expect(value.stack).not.toContain('Well')
  })

  it('of a function of the database repeats nothing of it', () => {
    expect(JSON.stringify(logError(databaseError('P0001', 'no place for Wellensittich')))).not.toContain(
      'Well',
    )
  })

  it('of text that cannot be read repeats none of it', () => {
    let thrown: unknown
    try {
      JSON.parse('{"password": hunter}')
    } catch (error) {
      thrown = error
    }
    expect(logError(thrown).type).toBe('SyntaxError')
    expect(JSON.stringify(logError(thrown))).not.toMatch(/password|hunter/)
  })

  it('keeps its causes, and ends where they lead in a circle', () => {
    const first = new Error('fetch failed', {
      cause: Object.assign(new Error('away'), { code: 'ECONNREFUSED' }),
    })
    expect(logError(first).cause).toMatchObject({ message: 'away', code: 'ECONNREFUSED' })
    const circle = new Error('round')
    circle.cause = circle
    expect(JSON.stringify(logError(circle)).length).toBeLessThan(20_000)
  })

  it('takes no frame from a message that looks like one', () => {
    const { stack = '' } = logError(new Error('first line\n    at Wellensittich'))
    expect(stack).not.toContain('Wellensittich')
  })

  it.each([['hunter'], [{ password: 'hunter' }], [null]])('that is none is not shown: %j', (thrown) => {
    expect(JSON.stringify(logError(thrown))).not.toContain('hunter')
  })
})
