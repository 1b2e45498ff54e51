import { describe, expect, it } from 'vitest'
import { retryAfterSeconds } from './retry-after.ts'

const now = Date.parse('2026-02-10T09:00:00Z')
const seconds = (value: string) => retryAfterSeconds(new Headers({ 'retry-after': value }), now)

describe('retryAfterSeconds', () => {
  it('reads a number of seconds', () => expect(seconds('30')).toBe(30))

  it('reads a date', () => expect(seconds('Tue, 10 Feb 2026 09:00:45 GMT')).toBe(45))

  it('takes a date in the past for now', () => expect(seconds('Tue, 10 Feb 2026 08:00:00 GMT')).toBe(0))

  it('knows nothing when the header makes no sense', () => expect(seconds('soon')).toBeUndefined())

  it('knows nothing when there is no header', () => {
    expect(retryAfterSeconds(new Headers(), now)).toBeUndefined()
  })
})
