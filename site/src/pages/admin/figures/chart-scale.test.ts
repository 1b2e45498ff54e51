import { describe, expect, it } from 'vitest'
import { chartScale, namedDays, roundStep } from './chart-scale.ts'

describe('a scale', () => {
  it.each([
    [0.9, false, 1],
    [1, false, 1],
    [1.1, false, 2],
    [2.2, false, 2.5],
    [2.2, true, 3],
    [26, false, 50],
    [0.3, true, 1],
    [51_000, false, 100_000],
  ])('rounds a step of %s up to one that people count in', (least, isWhole, step) => {
    expect(roundStep(least, isWhole)).toBeCloseTo(step)
  })

  it('has zero and every value in it, and goes from bottom to top', () => {
    const { ticks, at } = chartScale([120, 390], [200, 0])
    expect(ticks).toEqual([0, 100, 200, 300, 400])
    expect([at(0), at(400), at(200)]).toEqual([200, 0, 100])
  })

  it('goes below zero where more went back than came', () => {
    const { ticks, at } = chartScale([-150, 100], [100, 0])
    expect(ticks[0]).toBeLessThanOrEqual(-150)
    expect(ticks).toContain(0)
    expect(at(-150)).toBeGreaterThan(at(0))
  })

  it('is one where there is nothing', () => {
    const { ticks, at } = chartScale([], [100, 0], { isWhole: true })
    expect(ticks.length).toBeGreaterThan(1)
    expect(at(0)).toBe(100)
  })
})

it('days are named as far as there is room, the last always', () => {
  expect(namedDays(30, 6)).toEqual([5, 11, 17, 23, 29])
  expect(namedDays(3, 6)).toEqual([0, 1, 2])
  expect(namedDays(1, 6)).toEqual([0])
})
