import { expect, it } from 'vitest'
import { ADMIN_TABS } from './admin-address.ts'
import { may, officeRoleOf } from './may.ts'
import { ADMIN_ROOMS } from './rooms.ts'

it('lets administrators do everything, a role what names it, and travellers nothing', () => {
  expect(may('administrator')).toBe(true)
  expect([may('support', ['support', 'finance']), may('operations', ['support'])]).toEqual([true, false])
  expect(may(officeRoleOf({ isAdmin: false, staffRole: null }), ['support'])).toBe(false)
})

it('shows each role the rooms it works in', () => {
  const rooms = (role: 'support' | 'operations' | 'finance') =>
    ADMIN_TABS.filter((tab) => may(role, ADMIN_ROOMS[tab].roles))
  expect(rooms('support')).toEqual(
    expect.arrayContaining(['today', 'bookings', 'users', 'messages', 'security']),
  )
  expect(rooms('support')).not.toContain('payments')
  expect(rooms('finance')).toEqual(expect.arrayContaining(['today', 'bookings', 'payments', 'security']))
  expect(rooms('finance')).not.toContain('messages')
  expect(rooms('operations')).not.toContain('audit')
})
