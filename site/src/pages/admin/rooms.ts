import type { IconName } from '../../ui/icon/icon-shapes.tsx'
import type { AdminTab } from './admin-address.ts'
import type { StaffRole } from './may.ts'

/** What rooms are about, in the order of the menu; the names are the texts `admin.group.<group>`. */
type RoomGroup = 'day' | 'money' | 'people' | 'house'

/** A room of the back office, as menus and keys show it. Its name is the text `admin.<tab>`. */
export interface AdminRoom {
  readonly icon: IconName
  /** After G, the key that leads there. */
  readonly letter: string
  /** The roles beneath administrator that it is for, as the contract has it for what the room reads; none when left out. */
  readonly roles?: readonly StaffRole[]
  /** Rooms of a group follow one another in `ADMIN_TABS`. */
  readonly group: RoomGroup
}

const ALL: readonly StaffRole[] = ['support', 'operations', 'finance']

/** Every room, by its name in the address. A new one is a folder, its name in `admin-address.ts`, and a line here and in `room-code.ts`. */
export const ADMIN_ROOMS: Readonly<Record<AdminTab, AdminRoom>> = {
  today: { icon: 'clock', letter: 't', group: 'day', roles: ALL },
  bookings: { icon: 'route', letter: 'b', group: 'day', roles: ALL },
  dispatch: { icon: 'car', letter: 'd', group: 'day', roles: ALL },
  messages: { icon: 'phone', letter: 'm', group: 'day', roles: ['support', 'operations'] },
  approvals: { icon: 'check', letter: 'v', group: 'day', roles: ['operations', 'finance'] },
  payments: { icon: 'card', letter: 'p', group: 'money', roles: ['finance'] },
  ledger: { icon: 'wallet', letter: 'l', group: 'money', roles: ['finance'] },
  payouts: { icon: 'wallet', letter: 'o', group: 'money', roles: ['finance'] },
  promos: { icon: 'sun', letter: 'c', group: 'money', roles: ALL },
  figures: { icon: 'chart', letter: 'f', group: 'money', roles: ['finance'] },
  users: { icon: 'users', letter: 'u', group: 'people', roles: ALL },
  carriers: { icon: 'car', letter: 'w', group: 'people', roles: ALL },
  partners: { icon: 'globe', letter: 'r', group: 'people', roles: ALL },
  mails: { icon: 'mail', letter: 'e', group: 'house', roles: ['support', 'operations'] },
  audit: { icon: 'shield', letter: 'a', group: 'house' },
  health: { icon: 'info', letter: 'h', group: 'house', roles: ['support', 'operations'] },
  settings: { icon: 'edit', letter: 's', group: 'house' },
  security: { icon: 'shield', letter: 'k', group: 'house', roles: ALL },
}
