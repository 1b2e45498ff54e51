import { expect, it } from 'vitest'
import { stateBetween } from './check.ts'

it.each([
  [0, 'ok'],
  [4.9, 'ok'],
  [5, 'warning'],
  [59, 'warning'],
  [60, 'failing'],
] as const)('%d minutes of waiting are %s', (minutes, state) => {
  expect(stateBetween(minutes, { warning: 5, failing: 60 })).toBe(state)
})
