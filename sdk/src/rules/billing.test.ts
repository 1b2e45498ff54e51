import { describe, expect, it } from 'vitest'
import { isBillingComplete, missingBillingFields } from './billing.ts'

const complete = { city: 'Kraków', country: 'PL', address: 'Rynek 1', zipCode: '31-042' }

describe('billing details', () => {
  it('are complete with city, country, address and ZIP code', () => {
    expect(missingBillingFields(complete)).toEqual([])
    expect(isBillingComplete(complete)).toBe(true)
  })

  it.each(['city', 'country', 'address', 'zipCode'] as const)(
    'miss %s when it is absent or blank',
    (field) => {
      for (const value of [undefined, null, '', '  ']) {
        expect(missingBillingFields({ ...complete, [field]: value })).toEqual([field])
        expect(isBillingComplete({ ...complete, [field]: value })).toBe(false)
      }
    },
  )

  it('are all missing without a profile', () => {
    expect(missingBillingFields(null)).toEqual(['city', 'country', 'address', 'zipCode'])
    expect(missingBillingFields(undefined)).toHaveLength(4)
  })
})
