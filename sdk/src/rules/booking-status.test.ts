import { describe, expect, it } from 'vitest'
import { BOOKING_STATUSES, mayMove } from './booking-status.ts'
import type { BookingMover } from './booking-status.ts'

const moves = (mover: BookingMover): string[] =>
  BOOKING_STATUSES.flatMap((from) =>
    BOOKING_STATUSES.filter((to) => mayMove(mover, from, to)).map((to) => `${from} > ${to}`),
  )

describe('a booking', () => {
  it.each([
    ['traveller', ['pending > cancelled', 'confirmed > cancelled']],
    ['payment', ['pending > confirmed']],
    ['ride', ['confirmed > in-progress', 'confirmed > completed', 'in-progress > completed']],
    ['service', ['pending > cancelled']],
  ] as const)('is moved by the %s so, and no other way', (mover, expected) => {
    expect(moves(mover)).toEqual(expected)
  })

  it('is set to any of the five by an administrator', () => {
    expect(moves('administrator')).toHaveLength(25)
  })
})
