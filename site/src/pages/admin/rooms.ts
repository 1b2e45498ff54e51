import type { ComponentType } from 'react'
import type { ScreenTexts } from '../../base/i18n/texts.ts'
import type { IconName } from '../../ui/icon/icon-shapes.tsx'
import type { AdminTab } from './admin-address.ts'

/** A room of the back office. Its name is the text `admin.<tab>`, which stands with the texts of the whole. */
export interface AdminRoom {
  readonly icon: IconName
  /** After G, the key that leads there. */
  readonly letter: string
  /** Fetches its code when it is first opened, and the texts of its own, where it has some. */
  readonly load: () => Promise<readonly [room: ComponentType, texts?: ScreenTexts]>
}

/** Every room, by its name in the address. A new one is a folder here, a line here and its name in `admin-address.ts`. */
export const ADMIN_ROOMS: Readonly<Record<AdminTab, AdminRoom>> = {
  today: {
    icon: 'clock',
    letter: 't',
    load: async () => [(await import('./today/today-tab.tsx')).TodayTab],
  },
  bookings: {
    icon: 'route',
    letter: 'b',
    load: async () => [(await import('./bookings/bookings-tab.tsx')).BookingsTab],
  },
  users: {
    icon: 'users',
    letter: 'u',
    load: async () => [(await import('./users/users-tab.tsx')).UsersTab],
  },
  messages: {
    icon: 'mail',
    letter: 'm',
    load: async () => [(await import('./messages/messages-tab.tsx')).MessagesTab],
  },
  payments: {
    icon: 'wallet',
    letter: 'p',
    load: async () => [(await import('./payments/payments-tab.tsx')).PaymentsTab],
  },
  audit: {
    icon: 'shield',
    letter: 'a',
    load: async () => [(await import('./audit/audit-tab.tsx')).AuditTab],
  },
  health: {
    icon: 'info',
    letter: 'h',
    load: async () => [(await import('./health/health-tab.tsx')).HealthTab],
  },
}
