import { expect, it } from 'vitest'
import { webAddress } from './web-address.ts'

it.each(['https://hotel.example/transfers?a=1', 'http://127.0.0.1:4000/'])('leads to %s', (text) => {
  expect(webAddress(text)).toBe(text)
})

it.each([
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  'data:text/html,x',
  '/checkout',
  '//x',
  '',
  null,
  undefined,
])('leads nowhere for %s', (text) => {
  expect(webAddress(text)).toBeNull()
})
