import { SERVED_COUNTRY_CODES, VEHICLE_CLASSES } from '@fiacre/sdk/rules'
import { describe, expect, it } from 'vitest'
import { classRate } from './class-rate.ts'
import { COUNTRY_RATES, RATE_VERSION, RATES_VALID_FROM } from './rates.data.ts'

describe('the rate card', () => {
  it('has a rate for every served country and no other', () => {
    expect(Object.keys(COUNTRY_RATES).toSorted()).toEqual([...SERVED_COUNTRY_CODES].toSorted())
  })

  it('stays within the ranges of the specification, for every class', () => {
    for (const countryCode of SERVED_COUNTRY_CODES) {
      for (const { id } of VEHICLE_CLASSES) {
        const { startCents, perKmCents } = classRate(countryCode, id)
        expect(startCents).toBeGreaterThanOrEqual(60)
        expect(startCents).toBeLessThanOrEqual(820)
        expect(perKmCents).toBeGreaterThanOrEqual(29)
        expect(perKmCents).toBeLessThanOrEqual(350)
      }
    }
  })

  it('never makes a better class cheaper by the kilometre', () => {
    for (const countryCode of SERVED_COUNTRY_CODES) {
      const [economy, business, premium, van, minibus] = [1, 2, 3, 4, 5].map(
        (id) => classRate(countryCode, id).perKmCents,
      )
      expect(economy).toBeLessThan(business ?? 0)
      expect(business).toBeLessThan(premium ?? 0)
      expect(economy).toBeLessThan(van ?? 0)
      expect(van).toBeLessThan(minibus ?? 0)
    }
  })

  it('says since when it holds', () => {
    expect(RATES_VALID_FROM).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(RATE_VERSION).not.toBe('')
  })

  it('refuses what has no rate, and says what to do', () => {
    expect(() => classRate('US', 1)).toThrow(/no rate for class 1 in US/)
    expect(() => classRate('FR', 9)).toThrow(/no rate for class 9 in FR/)
  })
})
