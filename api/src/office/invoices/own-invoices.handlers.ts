import { findInvoice, listInvoices } from '#money/receivables/read-invoices.ts'
import { membershipOf } from '#people/partners/change-partner.ts'
import { BOOKKEEPERS } from '#people/partners/payout-account.handlers.ts'
import type { Context } from '#platform/context/context.ts'
import type { Handlers } from '#platform/contract/handler.ts'
import { partnerOfKey, type PartnerCall } from '#platform/http/partner-call.ts'
import { creditOf, trialCreditOf } from './credit-view.ts'
import { noSuchInvoice } from '#money/receivables/no-such-invoice.ts'
import { invoiceFile } from './invoice-file.ts'

/** What a partner sees of its own invoices, by its page and by its keys; another's do not exist. */
export const ownInvoiceHandlers: Handlers<
  | 'getPartnerCredit'
  | 'listPartnerInvoices'
  | 'getPartnerInvoiceFile'
  | 'getCredit'
  | 'listInvoices'
  | 'getInvoice'
  | 'getInvoiceFile'
> = {
  async getPartnerCredit({ userId }, context) {
    const partnerId = await partnerOf(context, userId)
    return { status: 200, body: await creditOf(context.orm.em.fork(), partnerId, context.now()) }
  },

  async listPartnerInvoices({ userId, query }, context) {
    const partnerId = await partnerOf(context, userId)
    const body = await listInvoices(context.orm.em.fork(), { ...query, partnerId }, context.now())
    return { status: 200, body }
  },

  async getPartnerInvoiceFile({ userId: askerId, path: { invoiceId: id, format } }, context) {
    return invoiceFile(context, { id, format, partnerId: await partnerOf(context, askerId), askerId })
  },

  async getCredit({ partner }, { orm, now }) {
    const { partnerId, isTest } = partnerOfKey(partner)
    const read = isTest ? trialCreditOf : creditOf
    return { status: 200, body: await read(orm.em.fork(), partnerId, now()) }
  },

  async listInvoices({ partner, query }, { orm, now }) {
    const { partnerId, isTest } = partnerOfKey(partner)
    if (isTest) return { status: 200, body: { invoices: [], next: null } }
    return { status: 200, body: await listInvoices(orm.em.fork(), { ...query, partnerId }, now()) }
  },

  async getInvoice({ partner, path }, { orm, now }) {
    const found = await findInvoice(orm.em.fork(), path.invoiceId, liveOf(partner), now())
    if (!found) throw noSuchInvoice()
    return { status: 200, body: { invoice: found.invoice, lines: found.lines } }
  },

  async getInvoiceFile({ partner, path: { invoiceId: id, format } }, context) {
    const partnerId = liveOf(partner)
    return invoiceFile(context, { id, format, partnerId, askerId: partnerId })
  },
}

/** @throws Problem NOT_FOUND for whoever acts for none, FORBIDDEN */
async function partnerOf({ orm }: Context, userId: string): Promise<string> {
  const { partner } = await membershipOf(orm.em.fork(), userId, BOOKKEEPERS)
  return partner.id
}

/** A test key sees no real invoice, and there are no others. @throws Problem NOT_FOUND */
function liveOf(partner: PartnerCall | undefined): string {
  const { partnerId, isTest } = partnerOfKey(partner)
  if (isTest) throw noSuchInvoice()
  return partnerId
}
