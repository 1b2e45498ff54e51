import { expect, it } from 'vitest'
import { waitingFrom } from './waiting-from.ts'

const at = (time: string) => new Date(`2026-12-01T${time}Z`)

it('a driver waits from the pickup, from a later landing, or from when a late flight is to land', () => {
  const pickupAt = at('12:00')
  const from = (landedAt: Date | null, flightDueAt: Date | null) =>
    waitingFrom({ pickupAt, landedAt, flightDueAt })
  expect(from(null, null)).toEqual(pickupAt)
  expect(from(at('11:20'), null)).toEqual(pickupAt)
  expect(from(at('12:40'), at('13:00'))).toEqual(at('12:40'))
  expect(from(null, at('13:00'))).toEqual(at('13:00'))
})
