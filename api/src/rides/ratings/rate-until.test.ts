import { expect, it } from 'vitest'
import { rateUntil } from './rate-until.ts'

const ride = (finishedAt: string, state: 'done' | 'no-show' = 'done') => ({
  state,
  finishedAt: new Date(finishedAt),
  endsAt: new Date(finishedAt),
})
const PAID = { paymentStatus: 'completed' } as const

it('a ride is rated within four months, to the last day of a short month', () => {
  expect(rateUntil(ride('2026-02-14T15:00:00Z'), PAID)).toEqual(new Date('2026-06-14T15:00:00Z'))
  expect(rateUntil(ride('2026-10-31T15:00:00Z'), PAID)).toEqual(new Date('2027-02-28T15:00:00Z'))
})

it('and only where it was driven and is paid', () => {
  expect(rateUntil(ride('2026-02-14T15:00:00Z', 'no-show'), PAID)).toBeNull()
  expect(rateUntil(ride('2026-02-14T15:00:00Z'), { paymentStatus: 'failed' })).toBeNull()
})
