import { describe, expect, it } from 'vitest'
import { bookingParameter } from './booking-parameter.ts'

describe('bookingParameter', () => {
  it('reads the booking a link names', () => {
    expect(bookingParameter('?booking=1042')).toBe(1042)
    expect(bookingParameter('?tab=x&booking=7')).toBe(7)
  })

  it.each([
    '',
    '?booking=',
    '?booking=abc',
    '?booking=-1',
    '?booking=1.5',
    '?booking=0',
    '?booking=1e3',
    '?booking=99999999999',
  ])('finds none in "%s"', (search) => expect(bookingParameter(search)).toBeNull())
})
