import type { IconName } from '../../ui/icon/icon-shapes.tsx'
import type { AdminTab } from './admin-address.ts'
import type { StaffRole } from './may.ts'

/** A room of the back office, as menus and keys show it. Its name is the text `admin.<tab>`. */
export interface AdminRoom {
  readonly icon: IconName
  /** After G, the key that leads there. */
  readonly letter: string
  /** The roles beneath administrator that it is for, as the contract has it for what the room reads; none when left out. */
  readonly roles?: readonly StaffRole[]
}

const ALL: readonly StaffRole[] = ['support', 'operations', 'finance']

/** Every room, by its name in the address. A new one is a folder, its name in `admin-address.ts`, and a line here and in `room-code.ts`. */
export const ADMIN_ROOMS: Readonly<Record<AdminTab, AdminRoom>> = {
  today: { icon: 'clock', letter: 't', roles: ALL },
  bookings: { icon: 'route', letter: 'b', roles: ALL },
  users: { icon: 'users', letter: 'u', roles: ALL },
  messages: { icon: 'mail', letter: 'm', roles: ['support', 'operations'] },
  payments: { icon: 'wallet', letter: 'p', roles: ['finance'] },
  approvals: { icon: 'check', letter: 'v', roles: ['operations', 'finance'] },
  figures: { icon: 'chart', letter: 'f', roles: ['finance'] },
  audit: { icon: 'shield', letter: 'a' },
  health: { icon: 'info', letter: 'h', roles: ['support', 'operations'] },
  settings: { icon: 'edit', letter: 's' },
  security: { icon: 'shield', letter: 'k', roles: ALL },
}
