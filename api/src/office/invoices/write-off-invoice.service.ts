import { INVOICING } from '@fiacre/sdk/rules'
import type { components } from '@fiacre/sdk/contract'
import { noSuchInvoice } from '#money/receivables/no-such-invoice.ts'
import type { PartnerInvoiceRow } from '#money/receivables/partner-invoice.entity.ts'
import { findInvoice } from '#money/receivables/read-invoices.ts'
import { lockInvoice } from '#money/receivables/record-invoice-payment.ts'
import { writeOff } from '#money/receivables/write-off.ts'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { entityTag } from '#platform/http/entity-tag.ts'
import { Problem } from '#platform/http/problem.ts'
import { sentence } from '#platform/http/sentence.ts'
import type { ApprovalKind } from '../approvals/approval-kind.ts'
import { approvalRequested } from '../approvals/approval-requested.ts'
import { requestApproval } from '../approvals/request-approval.ts'
import { recordAudit, type Administrator } from '../audit/record-audit.ts'

type Schemas = components['schemas']
type Answer = { status: 200; body: Schemas['Invoice'] } | { status: 202; body: Schemas['ApprovalRequested'] }

/**
 * Writes off what is open of an invoice; above a sum a second person has to agree to it first.
 * @throws Problem NOT_FOUND, APPROVAL_WAITS, PAYOUT_MOVED where nothing is open, RULE_VIOLATION without a reason
 */
export async function writeOffInvoice(
  context: Context,
  by: Administrator,
  invoiceId: string,
  { reason }: Schemas['WriteOffOrder'],
): Promise<Answer> {
  const why = reason.trim()
  if (why === '') throw new Problem('RULE_VIOLATION', sentence('reasonMissing'))
  const approvalId = await context.orm.em.fork().transactional(async (em) => {
    const invoice = await lockInvoice(em, invoiceId)
    assertOpen(invoice)
    const { openCents: amountCents, partnerId, number, buyer } = invoice
    if (amountCents <= INVOICING.writeOffSecondPersonCents) {
      await book(context, em, invoice, { by, why, batchId: null })
      return null
    }
    return requestApproval(context, em, by, {
      kind: 'invoice-write-off',
      of: { partnerId },
      amountCents,
      reason: why,
      facts: { writeOff: { invoiceId, number, partnerName: buyer.name, amountCents } },
      recordTag: tagOf(invoice),
    })
  })
  if (approvalId) return approvalRequested(context, approvalId)
  const found = await findInvoice(context.orm.em.fork(), invoiceId, undefined, context.now())
  if (!found) throw noSuchInvoice()
  return { status: 200, body: found.invoice }
}

/** A large invoice is written off once a second person has agreed. */
export const writeOffApproval: ApprovalKind = {
  kind: 'invoice-write-off',
  needsProof: false,
  roles: () => ['finance'],
  hold: async (_context, em, { facts }) => tagOf(await lockInvoice(em, facts.writeOff?.invoiceId ?? '')),
  async carryOut(context, em, { id: batchId, facts, reason }, by) {
    const invoice = await lockInvoice(em, facts.writeOff?.invoiceId ?? '')
    assertOpen(invoice)
    await book(context, em, invoice, { by, why: reason ?? null, batchId })
  },
}

const tagOf = ({ id, openCents }: PartnerInvoiceRow) => entityTag({ id, openCents })

function assertOpen({ openCents }: PartnerInvoiceRow): void {
  if (openCents <= 0) throw new Problem('PAYOUT_MOVED', sentence('standsElsewhere'))
}

async function book(
  { now }: Context,
  em: EntityManager,
  invoice: PartnerInvoiceRow,
  { by, why, batchId }: { by: Administrator; why: string | null; batchId: string | null },
): Promise<void> {
  const at = now()
  const before = { openCents: invoice.openCents }
  const after = { writtenOffCents: await writeOff(em, invoice, at) }
  const deed = { by, action: 'invoice.written-off', subject: 'invoice', subjectId: invoice.id } as const
  await recordAudit(em, { ...deed, before, after, personId: null, reason: why, batchId }, at)
}
