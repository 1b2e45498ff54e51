import { expect, it } from 'vitest'
import { createPaymentWish, wishedBy } from './payment-wish.ts'

it('is the wish of the traveller who made it, and of nobody else', () => {
  const wish = createPaymentWish()
  expect(wishedBy({ email: 'ada@example.com' }, wish.getState())).toEqual({ way: 'all', usesBalance: false })
  wish.setState({ way: 'part', usesBalance: true, email: 'ada@example.com' })
  expect(wishedBy({ email: 'ada@example.com' }, wish.getState())).toEqual({ way: 'part', usesBalance: true })
  expect(wishedBy({ email: 'eve@example.com' }, wish.getState())).toEqual({ way: 'all', usesBalance: false })
  expect(wishedBy(null, wish.getState())).toEqual({ way: 'all', usesBalance: false })
})
