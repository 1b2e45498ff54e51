import { describe, expect, it } from 'vitest'
import { isCheckoutUnderWay, rememberCheckout } from './under-way.ts'
import { wayOn } from './way-on.ts'

describe('the way on after signing in', () => {
  it.each([
    ['open', '/checkout'],
    ['booked', '/checkout'],
    ['paid', '/dashboard'],
  ] as const)('of a checkout that is %s is %s', (status, path) => {
    expect(wayOn({ status })).toBe(path)
  })

  it('without a checkout is the dashboard', () => {
    expect(wayOn(undefined)).toBe('/dashboard')
  })
})

it('takes a browser without storage for one without a checkout', () => {
  const blocked = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  expect(() => rememberCheckout('0198c2b0-1111-7abc-8def-0123456789ab', blocked)).not.toThrow()
  expect(isCheckoutUnderWay(blocked)).toBe(false)
})
