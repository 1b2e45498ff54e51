import { expect, it } from 'vitest'
import { requestWeights } from './request-weights.ts'

const weightOf = requestWeights()

it.each([
  ['GET', '/api/bookings/12/voucher.pdf', 20],
  ['HEAD', '/api/bookings/12/receipt.pdf', 20],
  ['GET', '/api/account/export', 20],
  ['POST', '/api/auth/login', 10],
  ['POST', '/api/auth/proof', 10],
  ['POST', '/api/auth/email-change/undo', 10],
  ['POST', '/api/calculate-price', 3],
  // A plain form weighs what it sends.
  ['POST', '/de/book/sign-in', 10],
  ['GET', '/book', 3],
  ['GET', '/api/routes/0198c2a41d2c7a3b8f4e5a6b7c8d9e0f/map', 5],
])('%s %s counts for %i', (method, path, weight) => {
  expect(weightOf(method, path)).toBe(weight)
})

it.each([
  ['OPTIONS', '/api/calculate-price'],
  ['GET', '/api/bookings/12/calendar.ics'],
  ['GET', '/api/bookings/12/voucher.pdf/'],
  ['GET', '/api/bookings'],
  ['GET', '/api/nothing'],
])('%s %s counts for one', (method, path) => {
  expect(weightOf(method, path)).toBe(1)
})
