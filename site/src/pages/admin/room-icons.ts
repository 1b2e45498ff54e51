import type { IconName } from '../../ui/icon/icon-shapes.tsx'
import type { AdminTab } from './admin-address.ts'

/** The rooms' pictures. */
export const ROOM_ICONS: Record<AdminTab, IconName> = {
  today: 'clock',
  bookings: 'route',
  users: 'users',
  messages: 'mail',
  payments: 'wallet',
  audit: 'shield',
  health: 'info',
}
