import type { Readable } from 'node:stream'
import { listContactRequests } from '#people/contact/contact-requests.service.ts'
import type { Context } from '#platform/context/context.ts'
import type { Handlers } from '#platform/contract/handler.ts'
import { listAllBookings } from '../admin/admin-bookings.service.ts'
import { listClients } from '../admin/clients.service.ts'
import { listAudit } from '../audit/list-audit.ts'
import { exportTable } from './export-table.ts'
import {
  AUDIT_CELLS,
  BOOKING_CELLS,
  CLIENT_CELLS,
  JOB_CELLS,
  LEDGER_CELLS,
  MESSAGE_CELLS,
  PARTNER_CELLS,
  PAYMENT_CELLS,
  PROMO_CELLS,
  REVIEW_CELLS,
} from './exported-cells.ts'
import { listGivenUpJobs } from './job-list.ts'
import { listLedgerEntries } from './ledger-list.ts'
import { listPartners } from './partner-list.ts'
import { listPayments } from './payment-list.ts'
import { listPromos } from './promo-list.ts'
import { listReviews } from './review-list.ts'
import { utcDay } from '#platform/localisation/utc-day.ts'

/** A page that is to be read. */
type Page<Id> = { limit: number; before: Id | undefined }

/** A table as a file, named by what it holds and the day. */
function asFile(context: Context, name: string, body: Readable) {
  const day = utcDay(context.now())
  const headers = {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="fiacre-${name}-${day}.csv"`,
  }
  return { status: 200 as const, body, headers }
}

/** Each list as a table, by the reading of the list itself. */
export const exportHandlers: Handlers<
  | 'exportBookings'
  | 'exportClients'
  | 'exportContactRequests'
  | 'exportPaymentReviews'
  | 'exportAdminPayments'
  | 'exportLedgerEntries'
  | 'exportPromoCodes'
  | 'exportAdminPartners'
  | 'exportGivenUpJobs'
  | 'exportAudit'
> = {
  async exportBookings({ query }, context) {
    const table = exportTable(BOOKING_CELLS, async (page: Page<number>) => {
      const { bookings: rows, next } = await listAllBookings(context, { ...query, ...page })
      return { rows, next }
    })
    return asFile(context, 'bookings', table)
  },

  async exportClients({ query }, context) {
    const table = exportTable(CLIENT_CELLS, async (page: Page<string>) => {
      const { clients: rows, next } = await listClients(context, { ...query, ...page })
      return { rows, next }
    })
    return asFile(context, 'accounts', table)
  },

  async exportContactRequests({ query }, context) {
    const table = exportTable(MESSAGE_CELLS, async (page: Page<number>) => {
      const { contactRequests: rows, next } = await listContactRequests(context, { ...query, ...page })
      return { rows, next }
    })
    return asFile(context, 'messages', table)
  },

  async exportPaymentReviews({ query }, context) {
    const table = exportTable(REVIEW_CELLS, async (page: Page<string>) => {
      const { reviews: rows, next } = await listReviews(context, { ...query, ...page })
      return { rows, next }
    })
    return asFile(context, 'payments-to-review', table)
  },

  async exportAdminPayments({ query }, context) {
    const table = exportTable(PAYMENT_CELLS, async (page: Page<string>) => {
      const { payments: rows, next } = await listPayments(context, { ...query, ...page })
      return { rows, next }
    })
    return asFile(context, 'payments', table)
  },

  async exportLedgerEntries({ query }, context) {
    const table = exportTable(LEDGER_CELLS, async (page: Page<number>) => {
      const { entries: rows, next } = await listLedgerEntries(context, { ...query, ...page })
      return { rows, next }
    })
    return asFile(context, 'ledger', table)
  },

  async exportPromoCodes({ query }, context) {
    const table = exportTable(PROMO_CELLS, async (page: Page<string>) => {
      const { promoCodes: rows, next } = await listPromos(context, { ...query, ...page })
      return { rows, next }
    })
    return asFile(context, 'promo-codes', table)
  },

  async exportAdminPartners({ query }, context) {
    const table = exportTable(PARTNER_CELLS, async (page: Page<string>) => {
      const { partners: rows, next } = await listPartners(context, { ...query, ...page })
      return { rows, next }
    })
    return asFile(context, 'partners', table)
  },

  async exportGivenUpJobs({ query }, context) {
    const table = exportTable(JOB_CELLS, async (page: Page<string>) => {
      const { jobs: rows, next } = await listGivenUpJobs(context, { ...query, ...page })
      return { rows, next }
    })
    return asFile(context, 'mails', table)
  },

  async exportAudit({ query }, context) {
    const table = exportTable(AUDIT_CELLS, async (page: Page<number>) => {
      const { entries: rows, next } = await listAudit(context, { ...query, ...page })
      return { rows, next }
    })
    return asFile(context, 'audit', table)
  },
}
