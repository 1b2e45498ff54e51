import { expect, it } from 'vitest'
import { rideAnswerUntil } from './ride-offers.ts'

it.each([
  ['a week', 7 * 24 * 60, 120],
  ['four hours', 240, 120],
  ['three hours', 180, 90],
  ['half an hour', 30, 15],
  ['ten minutes', 10, 15],
])('a carrier that is asked %s before the pickup answers in time', (_, minutesLeft, minutes) => {
  const now = new Date('2026-02-10T08:00:00Z')
  const later = (of: number) => new Date(now.getTime() + of * 60_000)
  expect(rideAnswerUntil(now, later(minutesLeft))).toEqual(later(minutes))
})
