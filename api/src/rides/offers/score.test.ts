import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SCORE_PARTS, scoreOf, type Tallies } from './score.ts'

const tallies = (good: number, of: number): Tallies => ({
  onTime: { good, of },
  acceptance: { good, of },
  completed: { good, of },
  rating: { good, of },
})

describe('the score of a carrier', () => {
  it('weighs being on time, accepting, completing and ratings, and its parts add up', () => {
    const { total, parts } = scoreOf(tallies(20, 20), tallies(80, 100))
    expect(parts.map(({ part, weight }) => [part, weight])).toEqual([
      ['onTime', 40],
      ['acceptance', 15],
      ['completed', 25],
      ['rating', 20],
    ])
    // 20 of 20 and 8 of 10 are 28 of 30.
    expect(total).toBeCloseTo((100 * 28) / 30)
    expect(parts.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(total)
  })

  it('of a new carrier is that of everybody together', () => {
    expect(scoreOf(tallies(0, 0), tallies(80, 100)).total).toBeCloseTo(80)
  })

  it('lies between nothing and a hundred, and rises with whatever is better', () => {
    const tally = fc.nat(60).chain((of) => fc.record({ good: fc.nat(of), of: fc.constant(of) }))
    const all = fc.record({ onTime: tally, acceptance: tally, completed: tally, rating: tally })
    fc.assert(
      fc.property(all, all, fc.constantFrom(...SCORE_PARTS), (own, everybody, part) => {
        const { total } = scoreOf(own, everybody)
        expect(total).toBeGreaterThanOrEqual(0)
        expect(total).toBeLessThanOrEqual(100 + 1e-9)
        const { good, of } = own[part]
        const better = { ...own, [part]: { good: good + 1, of: of + 1 } }
        expect(scoreOf(better, everybody).total).toBeGreaterThanOrEqual(total - 1e-9)
      }),
    )
  })
})
