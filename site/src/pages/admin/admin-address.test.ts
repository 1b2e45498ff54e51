import { expect, it } from 'vitest'
import { adminPath, readAdminAddress } from './admin-address.ts'

it('reads what it wrote', () => {
  const address = { tab: 'bookings', q: 'kowalska & co', status: 'pending', open: '1042' } as const
  expect(readAdminAddress(adminPath(address).slice('/admin'.length))).toEqual(address)
})

it('is short where nothing is asked', () => {
  expect(adminPath({ tab: 'today' })).toBe('/admin')
  expect(readAdminAddress('')).toEqual({ tab: 'today' })
})

it('leaves out what it does not know', () => {
  expect(readAdminAddress('?tab=secrets&q=&colour=red')).toEqual({ tab: 'today' })
})
