import { expect, it } from 'vitest'
import { readBookingFilters } from './booking-filters.ts'

it('reads what the address says of the list', () => {
  const address = {
    tab: 'bookings',
    q: 'maria',
    status: 'pending',
    class: 'Van',
    from: '2026-02-01',
  } as const
  expect(readBookingFilters(address)).toEqual({
    q: 'maria',
    status: 'pending',
    vehicleClass: 'Van',
    pickupFrom: '2026-02-01',
  })
})

it('leaves out what the list does not know', () => {
  const address = { tab: 'bookings', status: 'lost', payment: 'gone', class: 'Boat', from: 'soon' } as const
  expect(readBookingFilters({ ...address, sort: 'dearest' })).toEqual({})
})
