import { expect, it } from 'vitest'
import { added, figureSums, isNothing, NOTHING } from './figure-sums.ts'

const counted = {
  ...NOTHING,
  asked: 30,
  booked: 3,
  paid: 2,
  pricedCents: 30_001,
  receivedCents: 40_000,
  returnedCents: 9_999,
}

it('revenue is what came less what went back; prices and conversion are by what became paid', () => {
  expect(figureSums(counted)).toEqual({
    asked: 30,
    booked: 3,
    paid: 2,
    cancelled: 0,
    revenueCents: 30_001,
    returnedCents: 9_999,
    averagePriceCents: 15_001,
    conversionPercent: 6.7,
  })
})

it('nothing has no average and no conversion', () => {
  expect(figureSums(NOTHING)).toMatchObject({ averagePriceCents: null, conversionPercent: null })
  expect(isNothing(NOTHING)).toBe(true)
  expect(isNothing(added(NOTHING, counted))).toBe(false)
  expect(added(counted, counted).pricedCents).toBe(60_002)
})
