import { expect, it } from 'vitest'
import { plainInstead } from './plain-instead.ts'

it('leads whoever runs no script on to a page of ours, with a booking and nothing else', () => {
  const at = (page: string, query = '', language: 'de' | null = null) =>
    plainInstead(page, language, new URLSearchParams(query))
  expect(at('/payment-success', 'booking=12&next=//elsewhere.example')).toBe('/book/booking?booking=12&own=1')
  expect(at('/payment', 'booking="><script>')).toBe('/book/booking?own=1')
  expect(at('/login', '', 'de')).toBe('/de/book/sign-in')
  expect(at('/help-center')).toBeUndefined()
})
