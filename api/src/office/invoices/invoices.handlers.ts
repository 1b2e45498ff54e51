import { listInvoices } from '#money/receivables/read-invoices.ts'
import type { Handlers } from '#platform/contract/handler.ts'
import { listReceivables } from './credit-view.ts'
import { invoiceFile } from './invoice-file.ts'
import { recordPaymentOfInvoice } from './record-invoice-payment.service.ts'
import { setCredit } from './set-credit.service.ts'
import { writeOffInvoice } from './write-off-invoice.service.ts'

export const invoiceHandlers: Handlers<
  | 'listReceivables'
  | 'setPartnerCredit'
  | 'listAllInvoices'
  | 'getAnyInvoiceFile'
  | 'recordInvoicePayment'
  | 'writeOffInvoice'
> = {
  async listReceivables(_, { orm, now }) {
    return { status: 200, body: await listReceivables(orm.em.fork(), now()) }
  },

  async setPartnerCredit({ userId: id, ip, path, body }, context) {
    return setCredit(context, { id, ip }, path.partnerId, body)
  },

  async listAllInvoices({ query }, { orm, now }) {
    return { status: 200, body: await listInvoices(orm.em.fork(), query, now()) }
  },

  async getAnyInvoiceFile({ userId: askerId, path: { invoiceId: id, format } }, context) {
    return invoiceFile(context, { id, format, askerId })
  },

  async writeOffInvoice({ userId: id, ip, path, body }, context) {
    return writeOffInvoice(context, { id, ip }, path.invoiceId, body)
  },

  async recordInvoicePayment({ userId: id, ip, path, body, headers }, context) {
    return recordPaymentOfInvoice(context, { id, ip }, path.invoiceId, body, headers['idempotency-key'])
  },
}
