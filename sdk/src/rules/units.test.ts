import { describe, expect, it } from 'vitest'
import {
  DISTANCE_UNITS,
  formatDistance,
  formatPromisedDistance,
  kmToMiles,
  milesToKm,
  pricePerUnit,
} from './units.ts'

const plain = (text: string) => text.replace(/\s/g, ' ')

describe('distance', () => {
  it('converts by the factors of the specification', () => {
    expect(kmToMiles(100)).toBeCloseTo(62.1371, 10)
    expect(milesToKm(100)).toBeCloseTo(160.934, 10)
    expect(pricePerUnit(1, 'mi')).toBe(1.60934)
    expect(pricePerUnit(1, 'km')).toBe(1)
  })

  it.each([
    [12.34, {}, '12.3 km'],
    [12, {}, '12.0 km'],
    [100, { unit: 'mi' }, '62.1 mi'],
    [1234.56, { locale: 'de' }, '1.234,6 km'],
    [0, { unit: 'mi' }, '0.0 mi'],
  ] as const)('%d km with %j shows as %j', (km, options, text) => {
    expect(plain(formatDistance(km, options))).toBe(text)
  })

  it('that is promised is whole, and never more than it is', () => {
    expect(plain(formatPromisedDistance(120))).toBe('120 km')
    expect(plain(formatPromisedDistance(120, { unit: 'mi' }))).toBe('74 mi')
  })

  it('comes in kilometres, or in miles', () => {
    expect(DISTANCE_UNITS.map(({ code }) => code)).toEqual(['km', 'mi'])
  })
})
