import { isAdult } from '@fiacre/sdk/rules'
import { expect, it } from 'vitest'
import { latestBirthDate } from './latest-birth-date.ts'

it.each([
  ['2026-07-01T00:00:00Z', '2008-07-01', '2008-07-02'],
  ['2026-12-31T23:59:59Z', '2008-12-31', '2009-01-01'],
  ['2026-03-01T12:00:00Z', '2008-03-01', '2008-03-02'],
  ['2028-02-29T12:00:00Z', '2010-02-28', '2010-03-01'],
])('at %s the last day to be born is %s', (instant, latest, dayAfter) => {
  const now = new Date(instant)
  expect(latestBirthDate(now)).toBe(latest)
  expect(isAdult(latest, now)).toBe(true)
  expect(isAdult(dayAfter, now)).toBe(false)
})
