import type { Handlers } from '#platform/contract/handler.ts'
import { listGivenUpJobs } from './job-list.ts'
import { ledgerPosting, listLedgerEntries } from './ledger-list.ts'
import { listPartners } from './partner-list.ts'
import { partnerRecord } from './partner-record.ts'
import { listPayments } from './payment-list.ts'
import { listPromos } from './promo-list.ts'
import { listReviews } from './review-list.ts'

export const listHandlers: Handlers<
  | 'listPaymentReviews'
  | 'listLedgerEntries'
  | 'getLedgerPosting'
  | 'listAdminPayments'
  | 'listPromoCodes'
  | 'listAdminPartners'
  | 'getAdminPartner'
  | 'listGivenUpJobs'
> = {
  async listPaymentReviews({ query }, context) {
    return { status: 200, body: await listReviews(context, query) }
  },

  async listLedgerEntries({ query }, context) {
    return { status: 200, body: await listLedgerEntries(context, query) }
  },

  async getLedgerPosting({ path }, context) {
    return { status: 200, body: await ledgerPosting(context, path.postingId) }
  },

  async listAdminPayments({ query }, context) {
    return { status: 200, body: await listPayments(context, query) }
  },

  async listPromoCodes({ query }, context) {
    return { status: 200, body: await listPromos(context, query) }
  },

  async listAdminPartners({ query }, context) {
    return { status: 200, body: await listPartners(context, query) }
  },

  async getAdminPartner({ path }, context) {
    const { partner, headers } = await partnerRecord(context, path.partnerId)
    return { status: 200, body: partner, headers }
  },

  async listGivenUpJobs({ query }, context) {
    return { status: 200, body: await listGivenUpJobs(context, query) }
  },
}
