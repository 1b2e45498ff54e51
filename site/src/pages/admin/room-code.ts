import type { ComponentType } from 'react'
import type { ScreenTexts } from '../../base/i18n/texts.ts'
import type { AdminTab } from './admin-address.ts'
import { officeTexts } from './office-texts.ts'

/** Fetches the code of a room when it is first opened, and the texts of its own, where it has some. */
type LoadRoom = () => Promise<readonly [room: ComponentType, ...texts: ScreenTexts[]]>

const recordTexts = async () => (await import('./record/record-texts.ts')).recordTexts

export const ROOM_CODE: Readonly<Record<AdminTab, LoadRoom>> = {
  today: async () => [(await import('./today/today-tab.tsx')).TodayTab],
  bookings: async () => {
    const [room, record, refund] = await Promise.all([
      import('./bookings/bookings-tab.tsx'),
      recordTexts(),
      import('./bookings/refund/locales/texts.ts'),
    ])
    return [room.BookingsTab, record, refund.refundTexts]
  },
  users: async () => {
    const [room, record] = await Promise.all([import('./users/users-tab.tsx'), recordTexts()])
    return [room.UsersTab, record]
  },
  messages: async () => {
    const [room, record] = await Promise.all([import('./messages/messages-tab.tsx'), recordTexts()])
    return [room.MessagesTab, record]
  },
  payments: async () => [(await import('./payments/payments-tab.tsx')).PaymentsTab],
  ledger: async () => {
    const [room, { default: en }] = await Promise.all([
      import('./ledger/ledger-tab.tsx'),
      import('./ledger/locales/en.json'),
    ])
    return [room.LedgerTab, officeTexts(en, async () => (await import('./ledger/locales/pl.json')).default)]
  },
  promos: async () => {
    const [room, { default: en }] = await Promise.all([
      import('./promos/promos-tab.tsx'),
      import('./promos/locales/en.json'),
    ])
    return [room.PromosTab, officeTexts(en, async () => (await import('./promos/locales/pl.json')).default)]
  },
  partners: async () => {
    const [room, { default: en }] = await Promise.all([
      import('./partners/partners-tab.tsx'),
      import('./partners/locales/en.json'),
    ])
    return [
      room.PartnersTab,
      officeTexts(en, async () => (await import('./partners/locales/pl.json')).default),
    ]
  },
  mails: async () => {
    const [room, { default: en }] = await Promise.all([
      import('./mails/mails-tab.tsx'),
      import('./mails/locales/en.json'),
    ])
    return [room.MailsTab, officeTexts(en, async () => (await import('./mails/locales/pl.json')).default)]
  },
  approvals: async () => {
    const [room, texts] = await Promise.all([
      import('./approvals/approvals-tab.tsx'),
      import('./approvals/locales/texts.ts'),
    ])
    return [room.ApprovalsTab, texts.approvalTexts]
  },
  figures: async () => {
    const [room, texts] = await Promise.all([
      import('./figures/figures-tab.tsx'),
      import('./figures/locales/texts.ts'),
    ])
    return [room.FiguresTab, texts.figureTexts]
  },
  audit: async () => [(await import('./audit/audit-tab.tsx')).AuditTab],
  health: async () => [(await import('./health/health-tab.tsx')).HealthTab],
  security: async () => {
    const [room, texts] = await Promise.all([
      import('./security/security-tab.tsx'),
      import('./security/locales/texts.ts'),
    ])
    return [room.SecurityTab, texts.securityTexts]
  },
  settings: async () => {
    const [room, texts] = await Promise.all([
      import('./settings/settings-tab.tsx'),
      import('./settings/locales/texts.ts'),
    ])
    return [room.SettingsTab, texts.settingsTexts]
  },
}
