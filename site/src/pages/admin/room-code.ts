import type { ComponentType } from 'react'
import type { ScreenTexts } from '../../base/i18n/texts.ts'
import type { AdminTab } from './admin-address.ts'

/** Fetches the code of a room when it is first opened, and the texts of its own, where it has some. */
type LoadRoom = () => Promise<readonly [room: ComponentType, texts?: ScreenTexts]>

export const ROOM_CODE: Readonly<Record<AdminTab, LoadRoom>> = {
  today: async () => [(await import('./today/today-tab.tsx')).TodayTab],
  bookings: async () => {
    const [tab, texts] = await Promise.all([
      import('./bookings/bookings-tab.tsx'),
      import('./bookings/refund/locales/texts.ts'),
    ])
    return [tab.BookingsTab, texts.refundTexts]
  },
  users: async () => [(await import('./users/users-tab.tsx')).UsersTab],
  messages: async () => [(await import('./messages/messages-tab.tsx')).MessagesTab],
  payments: async () => [(await import('./payments/payments-tab.tsx')).PaymentsTab],
  approvals: async () => {
    const [tab, texts] = await Promise.all([
      import('./approvals/approvals-tab.tsx'),
      import('./approvals/locales/texts.ts'),
    ])
    return [tab.ApprovalsTab, texts.approvalTexts]
  },
  audit: async () => [(await import('./audit/audit-tab.tsx')).AuditTab],
  health: async () => [(await import('./health/health-tab.tsx')).HealthTab],
  settings: async () => {
    const [room, texts] = await Promise.all([
      import('./settings/settings-tab.tsx'),
      import('./settings/locales/texts.ts'),
    ])
    return [room.SettingsTab, texts.settingsTexts]
  },
}
