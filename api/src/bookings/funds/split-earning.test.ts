import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Drive } from './drives.ts'
import { splitEarning, type Settled } from './split-earning.ts'

const ALPINE = '0198c300-1111-7abc-8def-0123456789ab'
const HOTEL = '0198c300-9999-7abc-8def-0123456789ab'

const drive = (more: Partial<Drive> = {}): Drive => ({
  rideId: '0198c400-1111-7abc-8def-0123456789ab',
  carrierId: ALPINE,
  grossCents: 10_000,
  percent: 80,
  isByRateCard: false,
  isDriven: true,
  endsAt: new Date('2026-02-14T10:00:00Z'),
  ...more,
})

const settled = (more: Partial<Settled> = {}): Settled => ({
  paidCents: 10_000,
  totalCents: 10_000,
  prepaymentCents: 10_000,
  discountCents: 0,
  isCancelled: false,
  partner: null,
  ...more,
})

const hotel = (rule: 'promo-code' | 'key' | 'utm') => ({ id: HOTEL, rule })

/** What everybody gets, by whom. */
function shares(money: Settled, drives: Drive[]) {
  const { lines, unknownCents, companyCents } = splitEarning(money, drives)
  const of = (kind: 'carrier' | 'partner') =>
    lines.filter(({ payee }) => payee.kind === kind).reduce((sum, { amountCents }) => sum + amountCents, 0)
  return { carrier: of('carrier'), partner: of('partner'), unknown: unknownCents, company: companyCents }
}

describe('the money of a ride', () => {
  it('is the net price for the carrier, a tenth for the partner, and the rest for the company', () => {
    expect(shares(settled({ partner: hotel('key') }), [drive()])).toEqual({
      carrier: 8000,
      partner: 1000,
      unknown: 0,
      company: 1000,
    })
    expect(shares(settled(), [drive()])).toMatchObject({ carrier: 8000, partner: 0, company: 2000 })
  })

  it('is explained line by line, with the moment from which it is payable', () => {
    const { lines } = splitEarning(settled({ partner: hotel('key') }), [
      drive({ percent: 75, isByRateCard: true }),
    ])
    expect(lines).toEqual([
      {
        payee: { kind: 'carrier', id: ALPINE },
        kind: 'ride',
        rule: 'rate-card',
        rideId: drive().rideId,
        baseCents: 10_000,
        percent: 75,
        amountCents: 7500,
        payableAt: new Date('2026-02-14T10:00:00Z'),
      },
      {
        payee: { kind: 'partner', id: HOTEL },
        kind: 'fee',
        rule: 'key',
        rideId: null,
        baseCents: 10_000,
        percent: 10,
        amountCents: 1000,
        payableAt: new Date('2026-02-28T10:00:00Z'),
      },
    ])
  })

  it('nets what the driver was paid, which may leave the carrier in our debt', () => {
    const part = settled({ paidCents: 3000, prepaymentCents: 3000 })
    expect(shares(part, [drive()])).toMatchObject({ carrier: 1000, company: 2000 })
    expect(shares(part, [drive({ percent: 60 })])).toMatchObject({ carrier: -1000, company: 4000 })
    expect(splitEarning(part, [drive()]).lines.map(({ kind, amountCents }) => [kind, amountCents])).toEqual([
      ['ride', 8000],
      ['collected', -7000],
    ])
  })

  it('pays a promotion of the partner out of its fee, and one of the company out of the company’s part', () => {
    const reduced = { paidCents: 9400, totalCents: 9400, prepaymentCents: 9400, discountCents: 600 }
    expect(shares(settled({ ...reduced, partner: hotel('promo-code') }), [drive()])).toMatchObject({
      partner: 400,
      company: 1000,
    })
    expect(shares(settled({ ...reduced, partner: hotel('key') }), [drive()])).toMatchObject({
      partner: 1000,
      company: 400,
    })
    const large = { paidCents: 8000, totalCents: 8000, prepaymentCents: 8000, discountCents: 2000 }
    expect(shares(settled({ ...large, partner: hotel('promo-code') }), [drive()])).toMatchObject({
      partner: 0,
      company: 0,
    })
  })

  it('divides what stays of a cancelled booking as the whole would have been, and pays what was driven in full', () => {
    const half = settled({ paidCents: 5000, isCancelled: true, partner: hotel('key') })
    expect(shares(half, [drive({ isDriven: false })])).toMatchObject({
      carrier: 4000,
      partner: 500,
      company: 500,
    })
    const there = drive({ grossCents: 5000 })
    const back = drive({ grossCents: 5000, isDriven: false, carrierId: null })
    expect(shares({ ...half, partner: null }, [there, back])).toMatchObject({
      carrier: 4000,
      unknown: 0,
      company: 1000,
    })
  })

  it('adds up to what was held, whatever happened', () => {
    const cents = fc.integer({ min: 1, max: 500_000 })
    const anyDrive = fc.record({
      rideId: fc.constant(null),
      carrierId: fc.option(fc.constant(ALPINE)),
      grossCents: fc.integer({ min: 0, max: 500_000 }),
      percent: fc.integer({ min: 1, max: 100 }),
      isByRateCard: fc.boolean(),
      isDriven: fc.boolean(),
      endsAt: fc.constant(new Date('2026-02-14T10:00:00Z')),
    })
    const partner = fc.option(
      fc.record({
        id: fc.constant(HOTEL),
        rule: fc.constantFrom('promo-code' as const, 'key' as const, 'utm' as const),
      }),
    )
    const money = fc.record({
      paidCents: cents,
      totalCents: cents,
      prepaymentCents: cents,
      discountCents: fc.integer({ min: 0, max: 100_000 }),
      isCancelled: fc.boolean(),
      partner,
    })
    fc.assert(
      fc.property(money, fc.array(anyDrive, { minLength: 1, maxLength: 2 }), (one, drives) => {
        const { carrier, partner: fee, unknown, company } = shares(one, drives)
        expect(carrier + fee + unknown + company).toBe(one.paidCents)
        expect(fee).toBeGreaterThanOrEqual(0)
        for (const { baseCents, percent, amountCents } of splitEarning(one, drives).lines)
          expect(amountCents + 0).toBe(Math.round((baseCents * percent) / 100) + 0)
      }),
    )
  })
})
