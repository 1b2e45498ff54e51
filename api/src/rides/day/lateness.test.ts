import { expect, it } from 'vitest'
import { mayBeLate } from './lateness.ts'

const PICKUP = Date.parse('2026-02-14T13:30:00Z')
const at = (minutes: number) => new Date(PICKUP + minutes * 60_000)
const MEETING = { lat: 46.2381, lon: 6.109 }
const ride = (state: 'assigned' | 'on-the-way' | 'arrived') => ({ state, pickupAt: at(0) })
/** Some 20 km away: half an hour and more. */
const far = (minutes: number) => ({ lat: 46.4181, lon: 6.109, at: at(minutes) })

it('a driver who cannot be there in time by where they are may be late; who is near is not', () => {
  const known = (seen: ReturnType<typeof far>) => ({ meeting: MEETING, seen })
  expect(mayBeLate(ride('on-the-way'), known(far(-60)), at(-60))).toBe(false)
  expect(mayBeLate(ride('on-the-way'), known(far(-10)), at(-10))).toBe(true)
  expect(mayBeLate(ride('on-the-way'), known({ ...MEETING, at: at(-10) }), at(-10))).toBe(false)
  // What is long ago says nothing.
  expect(mayBeLate(ride('on-the-way'), known(far(-30)), at(-10))).toBe(false)
})

it('a driver of whom nothing was heard may be late once the time is there, and not before', () => {
  const unknown = { meeting: MEETING, seen: null }
  expect(mayBeLate(ride('assigned'), unknown, at(4))).toBe(false)
  expect(mayBeLate(ride('assigned'), unknown, at(5))).toBe(true)
  expect(mayBeLate(ride('arrived'), unknown, at(30))).toBe(false)
})
