import { serveJobs } from '#platform/threads/serve-jobs.ts'
import { renderEvidence, type EvidenceInput } from './evidence.ts'
import { renderPartnerInvoice, type PartnerInvoiceInput } from './partner-invoice.ts'
import { renderPayoutStatement, type PayoutStatementInput } from './payout-statement.ts'
import { renderReceipt, type ReceiptInput } from './receipt.ts'
import { renderSelfBilledInvoice, type SelfBilledInput } from './self-billed-invoice.ts'
import { renderVoucher, type VoucherInput } from './voucher.ts'

export type PaperJob =
  | { kind: 'receipt'; input: ReceiptInput; language: string }
  | { kind: 'voucher'; input: VoucherInput; language: string }
  | { kind: 'evidence'; input: EvidenceInput }
  | { kind: 'statement'; input: PayoutStatementInput }
  | { kind: 'invoice'; input: PartnerInvoiceInput; language: string }
  | { kind: 'self-billed'; input: SelfBilledInput; language: string }

/** The thread that makes papers; typefaces and texts are read by it alone. */
serveJobs((job: PaperJob): Promise<Uint8Array> => {
  if (job.kind === 'evidence') return renderEvidence(job.input)
  if (job.kind === 'statement') return renderPayoutStatement(job.input)
  if (job.kind === 'invoice') return renderPartnerInvoice(job.input, job.language)
  if (job.kind === 'self-billed') return renderSelfBilledInvoice(job.input, job.language)
  return job.kind === 'receipt'
    ? renderReceipt(job.input, job.language)
    : renderVoucher(job.input, job.language)
})
