import { expect, it } from 'vitest'
import { prefillOf } from './use-prefill.ts'

it('reads the trip of an address by the names that a booking form on a page has', () => {
  const search = '?pickup=Geneva&destination=Chamonix&date=2026-12-20&time=14:30&passengers=3&vehicle=van'
  expect(prefillOf(search)).toMatchObject({
    pickup: 'Geneva',
    destination: 'Chamonix',
    date: '2026-12-20',
    time: '14:30',
    passengers: '3',
    vehicle: 'van',
  })
})

it('takes class for another name of the vehicle', () => {
  expect(prefillOf('?class=business').vehicle).toBe('business')
  expect(prefillOf('?pickup=Lyon').vehicle).toBeNull()
})
