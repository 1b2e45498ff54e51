import { PROMO_ALONE_CENTS, PROMO_ALONE_PERCENT } from '@fiacre/sdk/rules'
import { describe, expect, it } from 'vitest'
import { isLarge, widens } from './promo-alone.ts'

const DAY = new Date('2031-02-01T00:00:00Z')
const LATER = new Date('2031-03-01T00:00:00Z')

describe('what one person does alone with a promo code', () => {
  it.each([
    [{ percent: PROMO_ALONE_PERCENT }, false],
    [{ percent: PROMO_ALONE_PERCENT + 1 }, true],
    [{ amountCents: PROMO_ALONE_CENTS }, false],
    [{ amountCents: PROMO_ALONE_CENTS + 1 }, true],
  ])('a code that takes off %j is large: %s', (terms, expected) => {
    expect(isLarge({ percent: null, amountCents: null, ...terms })).toBe(expected)
  })

  const limits = { endsAt: DAY, maxUses: 10, maxUsesPerTraveller: 1 }
  it.each([
    ['the same', {}, false],
    ['an earlier end and fewer uses', { endsAt: new Date(0), maxUses: 9 }, false],
    ['a later end', { endsAt: LATER }, true],
    ['no end', { endsAt: null }, true],
    ['more uses, although it ends earlier', { endsAt: new Date(0), maxUses: 11 }, true],
    ['as many uses as one likes', { maxUses: null }, true],
    ['more uses each', { maxUsesPerTraveller: 2 }, true],
  ])('%s lets it be used longer or more often: %s', (_, change, expected) => {
    expect(widens(limits, { ...limits, ...change })).toBe(expected)
  })

  it('what has no limit cannot get a wider one', () => {
    const none = { endsAt: null, maxUses: null, maxUsesPerTraveller: null }
    expect(widens(none, none)).toBe(false)
  })
})
