import type { CallResult } from '@fiacre/sdk'

type InvoiceState = CallResult<'listPartnerInvoices'>['invoices'][number]['state']

/** The tone of a badge that says how an invoice stands. */
export const INVOICE_TONES = {
  open: 'warning',
  overdue: 'danger',
  settled: 'positive',
  'written-off': 'neutral',
} as const satisfies Record<InvoiceState, string>
