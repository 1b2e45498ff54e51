import type { QuoteLine } from '@fiacre/sdk'
import { describe, expect, it } from 'vitest'
import { en } from '../../../locales/en.ts'
import { createTranslator } from '../../../locales/translator.ts'
import { lineReason, type PricedTrip, promoReason } from './quote-words.ts'

const text = createTranslator({ locale: 'en', messages: en })
const write = {
  text,
  distance: (km: number) => `${km} km`,
  rate: (euros: number) => `€${euros.toFixed(2)}`,
  wholeMoney: (cents: number) => `€${cents / 100}`,
  money: (cents: number) => `€${(cents / 100).toFixed(2)}`,
  unit: 'km',
} as const
const trip: PricedTrip = { isRoundTrip: false, oneWayDistance: 88.3, vehicleType: { name: 'Van' } }
const reason = (line: Partial<QuoteLine> & Pick<QuoteLine, 'code'>, more: Partial<PricedTrip> = {}) =>
  lineReason({ description: '', amount: 1, amountCents: 100, ...line }, { ...trip, ...more }, write)

describe('the reason of a line', () => {
  it('counts seats once for each way that they go', () => {
    expect(reason({ code: 'CHILD_SEATS', count: 2 })).toBe('2 child seats')
    expect(reason({ code: 'CHILD_SEATS', count: 2 }, { isRoundTrip: true })).toBe('1 child seat, both ways')
  })

  it('tells the rate of the line before that of the trip', () => {
    expect(reason({ code: 'DISTANCE', pricePerKm: 1.2 }, { pricePerKm: 2 })).toBe('88.3 km at €1.20 per km')
    expect(reason({ code: 'DISTANCE' }, { pricePerKm: 2 })).toBe('88.3 km at €2.00 per km')
  })

  it('tells of a car by the hour in hours', () => {
    const hire = { durationHours: 4 }
    expect(reason({ code: 'HOURS', hours: 4, pricePerHour: 58 }, hire)).toBe('4 h at €58.00 per hour')
    expect(reason({ code: 'CLASS', percent: 40 }, hire)).toBe('40 % more per hour than Economy')
  })

  it('is left out where a booking no longer knows it', () => {
    expect(reason({ code: 'DISTANCE' })).toBeUndefined()
    expect(reason({ code: 'MINIMUM' })).toBeUndefined()
    expect(reason({ code: 'DISCOUNT', percent: 10 })).toBeUndefined()
  })
})

describe('the reason why a promo code takes nothing off', () => {
  it('is told in the service’s words when it is a new one', () => {
    const promo = { code: 'SPRING', applied: false, message: 'Only on Mondays.' }
    expect(promoReason({ ...promo, reason: 'EXPIRED' }, text)).toBe(
      'The code SPRING has expired. This is the usual price.',
    )
    expect(promoReason({ ...promo, reason: 'MONDAY' as 'EXPIRED' }, text)).toBe('Only on Mondays.')
    expect(promoReason({ ...promo, applied: true }, text)).toBeUndefined()
  })
})
