import { expect, it } from 'vitest'
import { nextChoice } from './next-choice.ts'

it.each([
  ['ArrowDown', 0, 3, 1],
  ['ArrowDown', 2, 3, 0],
  ['ArrowUp', 0, 3, 2],
  ['ArrowUp', 0, 0, undefined],
  ['x', 1, 3, undefined],
] as const)('%s from %d of %d leads to %s', (key, at, count, next) => {
  expect(nextChoice(key, at, count)).toBe(next)
})
