import { expect, it } from 'vitest'
import { timeLeft } from './time-left.ts'

const NOW = new Date('2026-02-14T12:00:00Z')

it.each([
  ['2026-02-19T11:00:00Z', 'admin.daysLeft', 4],
  ['2026-02-14T15:59:00Z', 'admin.hoursLeft', 3],
  ['2026-02-14T13:59:00Z', 'admin.minutesLeft', 119],
  ['2026-02-14T12:00:30Z', 'admin.over', 0],
  ['2026-02-14T11:00:00Z', 'admin.over', 0],
] as const)('until %s it is %s %d', (until, id, count) => {
  expect(timeLeft(until, NOW)).toEqual({ id, count })
})
