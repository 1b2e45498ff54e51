import { expect, it } from 'vitest'
import { timeBudget } from './time-budget.ts'

it('lets much be spent at once, and a share of all time in the long run', () => {
  let time = 0
  const budget = timeBudget(1000, 0.2, () => time)
  budget.spend(900)
  expect(budget.hasLeft()).toBe(true)
  expect(budget.hasLeft(99)).toBe(true)
  expect(budget.hasLeft(100)).toBe(false)
  budget.spend(300)
  expect(budget.hasLeft()).toBe(false)
  time += 900
  expect(budget.hasLeft()).toBe(false)
  time += 200
  expect(budget.hasLeft()).toBe(true)
  // However long nothing was spent, no more than that.
  time += 1e9
  budget.spend(1001)
  expect(budget.hasLeft()).toBe(false)
})
