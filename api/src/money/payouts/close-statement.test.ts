import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { closeStatement, monthBefore } from './close-statement.ts'

describe('a statement', () => {
  it('pays everything above the least, and carries over what is less, or below zero', () => {
    const sums = (opening: number, ...amounts: number[]) => {
      const { payoutCents, closingCents } = closeStatement(opening, amounts)
      return [payoutCents, closingCents]
    }
    expect(sums(0, 5000)).toEqual([0, 5000])
    expect(sums(0, 5001)).toEqual([5001, 0])
    expect(sums(5000, 1)).toEqual([5001, 0])
    expect(sums(0, 8000, -9000)).toEqual([0, -1000])
    expect(sums(-1000, 7000)).toEqual([6000, 0])
  })

  it('begins where the one before it ended, and loses no cent over any history', () => {
    const month = fc.array(fc.integer({ min: -100_000, max: 100_000 }), { maxLength: 20 })
    fc.assert(
      fc.property(fc.array(month, { maxLength: 24 }), (months) => {
        let opening = 0
        let paid = 0
        for (const amounts of months) {
          const { closingCents, payoutCents } = closeStatement(opening, amounts)
          expect(payoutCents === 0 || payoutCents > 5000).toBe(true)
          opening = closingCents
          paid += payoutCents
        }
        expect(opening + paid).toBe(months.flat().reduce((sum, cents) => sum + cents, 0))
      }),
      { numRuns: 1000 },
    )
  })

  it('is of the month before, also at the turn of a year', () => {
    expect(monthBefore(new Date('2027-01-01T00:00:00Z'))).toEqual({
      from: new Date('2026-12-01T00:00:00Z'),
      to: new Date('2027-01-01T00:00:00Z'),
    })
  })
})
