import type { ComponentType } from 'react'
import type { ScreenTexts } from '../../base/i18n/texts.ts'
import type { AdminTab } from './admin-address.ts'

/** Fetches the code of a room when it is first opened, and the texts of its own, where it has some. */
type LoadRoom = () => Promise<readonly [room: ComponentType, ...texts: ScreenTexts[]]>

const recordTexts = () => import('./record/record-texts.ts').then((file) => file.recordTexts)

export const ROOM_CODE: Readonly<Record<AdminTab, LoadRoom>> = {
  today: () => Promise.all([import('./today/today-tab.tsx').then((file) => file.TodayTab), recordTexts()]),
  bookings: () =>
    Promise.all([
      import('./bookings/bookings-tab.tsx').then((file) => file.BookingsTab),
      recordTexts(),
      import('./bookings/refund/locales/texts.ts').then((file) => file.refundTexts),
    ]),
  dispatch: () =>
    Promise.all([
      import('./dispatch/dispatch-tab.tsx').then((file) => file.DispatchTab),
      import('./dispatch/locales/texts.ts').then((file) => file.dispatchTexts),
    ]),
  users: () => Promise.all([import('./users/users-tab.tsx').then((file) => file.UsersTab), recordTexts()]),
  messages: () =>
    Promise.all([import('./messages/messages-tab.tsx').then((file) => file.MessagesTab), recordTexts()]),
  payments: async () => [(await import('./payments/payments-tab.tsx')).PaymentsTab],
  ledger: () =>
    Promise.all([
      import('./ledger/ledger-tab.tsx').then((file) => file.LedgerTab),
      import('./ledger/locales/texts.ts').then((file) => file.ledgerTexts),
    ]),
  payouts: () =>
    Promise.all([
      import('./payouts/payouts-tab.tsx').then((file) => file.PayoutsTab),
      import('./payouts/locales/texts.ts').then((file) => file.payoutTexts),
    ]),
  promos: () =>
    Promise.all([
      import('./promos/promos-tab.tsx').then((file) => file.PromosTab),
      import('./promos/locales/texts.ts').then((file) => file.promoTexts),
    ]),
  carriers: () =>
    Promise.all([
      import('./carriers/carriers-tab.tsx').then((file) => file.CarriersTab),
      import('./carriers/locales/texts.ts').then((file) => file.carrierTexts),
    ]),
  partners: () =>
    Promise.all([
      import('./partners/partners-tab.tsx').then((file) => file.PartnersTab),
      import('./partners/locales/texts.ts').then((file) => file.partnerTexts),
    ]),
  mails: () =>
    Promise.all([
      import('./mails/mails-tab.tsx').then((file) => file.MailsTab),
      import('./mails/locales/texts.ts').then((file) => file.mailTexts),
      recordTexts(),
    ]),
  approvals: () =>
    Promise.all([
      import('./approvals/approvals-tab.tsx').then((file) => file.ApprovalsTab),
      import('./approvals/locales/texts.ts').then((file) => file.approvalTexts),
      import('./bookings/refund/locales/texts.ts').then((file) => file.refundTexts),
      import('./settings/locales/texts.ts').then((file) => file.settingsTexts),
    ]),
  figures: () =>
    Promise.all([
      import('./figures/figures-tab.tsx').then((file) => file.FiguresTab),
      import('./figures/locales/texts.ts').then((file) => file.figureTexts),
    ]),
  audit: async () => [(await import('./audit/audit-tab.tsx')).AuditTab],
  health: async () => [(await import('./health/health-tab.tsx')).HealthTab],
  security: () =>
    Promise.all([
      import('./security/security-tab.tsx').then((file) => file.SecurityTab),
      import('./security/locales/texts.ts').then((file) => file.securityTexts),
    ]),
  settings: () =>
    Promise.all([
      import('./settings/settings-tab.tsx').then((file) => file.SettingsTab),
      import('./settings/locales/texts.ts').then((file) => file.settingsTexts),
    ]),
}
