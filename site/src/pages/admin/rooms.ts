import type { IconName } from '../../ui/icon/icon-shapes.tsx'
import type { AdminTab } from './admin-address.ts'

/** A room of the back office, as menus and keys show it. Its name is the text `admin.<tab>`. */
export interface AdminRoom {
  readonly icon: IconName
  /** After G, the key that leads there. */
  readonly letter: string
}

/** Every room, by its name in the address. A new one is a folder, its name in `admin-address.ts`, and a line here and in `room-code.ts`. */
export const ADMIN_ROOMS: Readonly<Record<AdminTab, AdminRoom>> = {
  today: { icon: 'clock', letter: 't' },
  bookings: { icon: 'route', letter: 'b' },
  users: { icon: 'users', letter: 'u' },
  messages: { icon: 'mail', letter: 'm' },
  payments: { icon: 'wallet', letter: 'p' },
  approvals: { icon: 'check', letter: 'v' },
  audit: { icon: 'shield', letter: 'a' },
  health: { icon: 'info', letter: 'h' },
  settings: { icon: 'edit', letter: 's' },
}
