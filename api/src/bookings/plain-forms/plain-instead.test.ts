import { expect, it } from 'vitest'
import { plainInstead } from './plain-instead.ts'

it('leads whoever runs no script on to a page of ours, with a booking and nothing else', () => {
  const at = (page: string, query = '', language: 'de' | null = null) =>
    plainInstead(page, language, new URLSearchParams(query))
  expect(at('/payment-success', 'booking=12&next=//elsewhere.example')).toBe('/book/booking?booking=12&own=1')
  expect(at('/payment', 'booking="><script>')).toBe('/book/booking?own=1')
  expect(at('/login', '', 'de')).toBe('/de/book/sign-in')
  expect(at('/reset-password', 'token=abc-_1')).toBe('/book/reset-password?token=abc-_1')
  expect(at('/reset-password', 'token=a"><b>')).toBe('/book/reset-password')
  expect(at('/', 'pickup=Nice&hours=6&utm_source=letter&promo=X')).toBe(
    '/book?pickup=Nice&hours=6&promo=X&utm_source=letter&trip=hourly',
  )
  expect(at('/help-center')).toBeUndefined()
})
