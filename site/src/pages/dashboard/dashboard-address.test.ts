import { describe, expect, it } from 'vitest'
import { bookAgainPath } from '../../subjects/booking/booking-path.ts'
import { readDashboardAddress } from './dashboard-address.ts'

describe('readDashboardAddress', () => {
  it('reads the tab and leaves the rest', () => {
    expect(readDashboardAddress('?tab=profile')).toMatchObject({ tab: 'profile', confirmed: false, rest: '' })
    expect(readDashboardAddress('?utm=x&tab=history')).toMatchObject({ tab: 'history', rest: '?utm=x' })
  })

  it('reads that the address was confirmed', () => {
    expect(readDashboardAddress('confirmed=true')).toMatchObject({ tab: null, confirmed: true, rest: '' })
    expect(readDashboardAddress('?confirmed=false').confirmed).toBe(false)
  })

  it('reads what the booking form starts from', () => {
    const { prefill, rest } = readDashboardAddress('?pickup=Geneva%20Airport')
    expect(prefill).toEqual({ pickupLocation: 'Geneva Airport', destination: null })
    expect(rest).toBe('')
  })

  it('reads back the car by the hour that is booked again, and no hours that cannot be had', () => {
    const again = bookAgainPath({ pickupLocation: 'Nice', destination: 'Nice', durationHours: 5 })
    const { prefill, hours, rest } = readDashboardAddress(again.slice(again.indexOf('?')))
    expect({ prefill, hours, rest }).toEqual({
      prefill: { pickupLocation: 'Nice', destination: null },
      hours: 5,
      rest: '',
    })
    for (const wrong of ['1', '99', '5.5', 'x', ''])
      expect(readDashboardAddress(`?hours=${wrong}`)).toMatchObject({ hours: undefined, rest: '' })
  })

  it('removes a tab that does not exist', () => {
    expect(readDashboardAddress('?tab=billing')).toMatchObject({ tab: null, rest: '' })
  })

  it('finds nothing in an address that asks nothing', () => {
    expect(readDashboardAddress('')).toEqual({
      tab: null,
      confirmed: false,
      prefill: { pickupLocation: null, destination: null },
      hours: undefined,
      rest: '',
    })
  })
})
