import { expect, it } from 'vitest'
import { attributedTo } from './attribution-rule.ts'

it('attributes a booking by the strongest rule that names a partner', () => {
  const all = { 'promo-code': 'a', key: 'b', utm: 'c' }
  expect(attributedTo(all)).toEqual({ partnerId: 'a', rule: 'promo-code' })
  expect(attributedTo({ ...all, 'promo-code': null })).toEqual({ partnerId: 'b', rule: 'key' })
  expect(attributedTo({ ...all, 'promo-code': null, key: null })).toEqual({ partnerId: 'c', rule: 'utm' })
  expect(attributedTo({ 'promo-code': null, key: null, utm: null })).toBeNull()
})
