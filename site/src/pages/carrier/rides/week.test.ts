import { expect, it } from 'vitest'
import { otherWeek, weekOf } from './week.ts'

const NOW = new Date('2026-02-10T12:00:00Z')

it('is the week of a day from Monday on, over the end of a month and of a year', () => {
  expect(weekOf('2026-03-01', NOW)).toEqual([
    '2026-02-23',
    '2026-02-24',
    '2026-02-25',
    '2026-02-26',
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
  ])
  expect(otherWeek(weekOf('2026-12-30', NOW), 1)).toBe('2027-01-04')
  expect(otherWeek(weekOf('2026-03-30', NOW), -1)).toBe('2026-03-23')
})

it('is this week where the address names no day', () => {
  for (const none of [undefined, '', 'soon', '2026-99-99'])
    expect(weekOf(none, NOW)[0], String(none)).toBe('2026-02-09')
})
