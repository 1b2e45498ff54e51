import { describe, expect, it } from 'vitest'
import { prepaymentCents } from './prepayment.ts'

describe('the part that is paid ahead', () => {
  it.each([
    [10_000, 30, 3000],
    [11_096, 30, 3329],
    [11_096, 100, 11_096],
    [1, 30, 1],
    [0, 30, 0],
  ])('of %i cents at %i %%: %i', (total, percent, cents) => {
    expect(prepaymentCents(total, percent)).toBe(cents)
  })

  it('is thirty per cent unless told otherwise', () => {
    expect(prepaymentCents(20_000)).toBe(6000)
  })

  it('is whole, never less than its percentage by a cent, nor more than the total, and grows with it', () => {
    const wrong: string[] = []
    for (let percent = 30; percent <= 100; percent += 1) {
      let before = 0
      for (let total = 0; total <= 1500; total += 1) {
        const cents = prepaymentCents(total, percent)
        const isLeast = cents * 100 >= total * percent && (cents - 1) * 100 < total * percent
        if (!Number.isInteger(cents) || !isLeast || cents > total || cents < before) {
          wrong.push(`${percent} % of ${total} cents: ${cents}`)
        }
        before = cents
      }
    }
    expect(wrong).toEqual([])
  })
})
