import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { appliedPromo, discountOf, normaliseCode, promoRefusal, type PromoTerms } from './promo-rules.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const USE = { vehicleTypeId: 1, partnerId: null, now: NOW, usedByTraveller: 0, isConfirmed: true }

const PROMO: PromoTerms = {
  id: 'p1',
  code: 'WELCOME10',
  partnerId: null,
  percent: 10,
  amountCents: null,
  vehicleTypeIds: null,
  startsAt: null,
  endsAt: null,
  maxUses: null,
  maxUsesPerTraveller: null,
  uses: 0,
}

describe('a discount', () => {
  it('is whole cents, never more than leaves a euro, and more of a higher price', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 1e7 }), fc.integer({ min: 1, max: 90 }), (total, percent) => {
        const cents = discountOf({ percent, amountCents: null }, total)
        expect(Number.isInteger(cents)).toBe(true)
        expect(cents).toBeGreaterThanOrEqual(0)
        expect(total - cents).toBeGreaterThanOrEqual(100)
        expect(discountOf({ percent, amountCents: null }, total + 100)).toBeGreaterThanOrEqual(cents)
      }),
    )
  })

  it('of an amount is that amount', () => {
    expect(discountOf({ percent: null, amountCents: 1500 }, 9000)).toBe(1500)
    expect(discountOf({ percent: null, amountCents: 1500 }, 1550)).toBe(1450)
  })

  it('says in its line what its amount is', () => {
    expect(appliedPromo(PROMO, 905).line).toEqual({
      code: 'DISCOUNT',
      description: 'Promo code WELCOME10: 10 % off',
      amountCents: -905,
      percent: 10,
    })
    const byAmount = { ...PROMO, percent: null, amountCents: 1500 }
    expect(appliedPromo(byAmount, 1450).line.description).toBe('Promo code WELCOME10: €14.50 off')
  })
})

describe('a promo code', () => {
  it('holds where nothing speaks against it', () => {
    expect(promoRefusal(PROMO, USE)).toBeUndefined()
    expect(promoRefusal(PROMO, { ...USE, isConfirmed: false })).toBeUndefined()
  })

  it.each([
    ['UNKNOWN', null, {}],
    ['OTHER_PARTNER', { partnerId: 'a' }, { partnerId: 'b' }],
    ['NOT_YET', { startsAt: new Date('2026-11-21T12:00:01Z') }, {}],
    ['EXPIRED', { endsAt: NOW }, {}],
    ['OTHER_CLASS', { vehicleTypeIds: [4, 5] }, {}],
    ['USED_UP', { maxUses: 3, uses: 3 }, {}],
    ['ADDRESS_NOT_CONFIRMED', { maxUsesPerTraveller: 1 }, { isConfirmed: false }],
    ['ALREADY_USED', { maxUsesPerTraveller: 1 }, { usedByTraveller: 1 }],
  ])('is refused as %s', (reason, promo, use) => {
    expect(promoRefusal(promo && { ...PROMO, ...promo }, { ...USE, ...use })).toBe(reason)
  })

  it('is the same in any case and with blanks around it', () => {
    expect(normaliseCode(' Welcome10\t')).toBe('WELCOME10')
  })
})
