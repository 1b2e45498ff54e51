import { INVOICING } from '@fiacre/sdk/rules'
import type { components } from '@fiacre/sdk/contract'
import { sql } from 'kysely'
import type { PartnerInvoiceRow } from '#money/receivables/partner-invoice.entity.ts'
import { standingOfPartner } from '#money/receivables/partner-standing.ts'
import { findInvoice } from '#money/receivables/read-invoices.ts'
import { lockInvoice, recordInvoicePayment } from '#money/receivables/record-invoice-payment.ts'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { entityTag } from '#platform/http/entity-tag.ts'
import { fieldProblem, Problem } from '#platform/http/problem.ts'
import { sentence } from '#platform/http/sentence.ts'
import { once } from '#platform/idempotency/idempotency.ts'
import type { ApprovalKind } from '../approvals/approval-kind.ts'
import { approvalRequested } from '../approvals/approval-requested.ts'
import { requestApproval } from '../approvals/request-approval.ts'
import { recordAudit, type Administrator } from '../audit/record-audit.ts'
import { noSuchInvoice } from '#money/receivables/no-such-invoice.ts'
import { utcDay } from '#platform/localisation/utc-day.ts'

type Schemas = components['schemas']
type Payment = Schemas['ReceivedInvoicePayment']
type Answer = { status: 200; body: Schemas['Invoice'] } | { status: 202; body: Schemas['ApprovalRequested'] }

/**
 * Records that money for an invoice arrived, once a key; above a sum a second person has to agree to it first.
 * @throws Problem NOT_FOUND, APPROVAL_WAITS, PAYOUT_MOVED where it was recorded before, RULE_VIOLATION for more than is owed, or a day ahead
 */
export async function recordPaymentOfInvoice(
  context: Context,
  by: Administrator,
  invoiceId: string,
  body: Payment,
  key: string | undefined,
): Promise<Answer> {
  return once(
    context,
    { userId: by.id, operation: 'recordInvoicePayment', key, body: { ...body, invoiceId } },
    {
      prepare: async () => undefined,
      create: async (em) => {
        const invoice = await lockInvoice(em, invoiceId)
        await assertMayArrive(context, em, invoice, body)
        if (body.amountCents <= INVOICING.paymentSecondPersonCents) {
          await bookPayment(context, em, invoice, body, { by, batchId: null })
          return { resource: { approvalId: null } }
        }
        const { partnerId, number, buyer } = invoice
        const wanted = { ...trimmed(body), invoiceId, number, partnerName: buyer.name }
        const approvalId = await requestApproval(context, em, by, {
          kind: 'invoice-payment',
          of: { partnerId },
          amountCents: body.amountCents,
          reason: null,
          facts: { invoicePayment: wanted },
          recordTag: tagOf(invoice),
        })
        return { resource: { approvalId } }
      },
      async finish({ approvalId }: { approvalId: string | null }): Promise<Answer> {
        if (approvalId) return approvalRequested(context, approvalId)
        const found = await findInvoice(context.orm.em.fork(), invoiceId, undefined, context.now())
        if (!found) throw noSuchInvoice()
        return { status: 200, body: found.invoice }
      },
    },
  )
}

/** A large payment that a second person has seen on the statement, too. */
export const invoicePaymentApproval: ApprovalKind = {
  kind: 'invoice-payment',
  needsProof: false,
  roles: () => ['finance'],
  hold: async (_context, em, { facts }) => tagOf(await lockInvoice(em, wantedOf(facts).invoiceId)),
  async carryOut(context, em, { id: batchId, facts }, by) {
    const { invoiceId, amountCents, bankReference, receivedOn } = wantedOf(facts)
    const invoice = await lockInvoice(em, invoiceId)
    const payment = { amountCents, bankReference, receivedOn }
    await assertMayArrive(context, em, invoice, payment)
    await bookPayment(context, em, invoice, payment, { by, batchId })
  },
}

function wantedOf({ invoicePayment }: Schemas['ApprovalWish']): Schemas['WantedInvoicePayment'] {
  if (!invoicePayment) throw new Error('This approval is of no payment of an invoice.')
  return invoicePayment
}

const tagOf = ({ id, openCents }: PartnerInvoiceRow) => entityTag({ id, openCents })

const trimmed = ({ amountCents, bankReference, receivedOn }: Payment): Payment => ({
  amountCents,
  bankReference: bankReference.trim(),
  receivedOn,
})

/** More than is owed is a slip of the finger, or was recorded before. */
async function assertMayArrive(
  { now }: Context,
  em: EntityManager,
  { partnerId }: PartnerInvoiceRow,
  { amountCents, receivedOn }: Payment,
): Promise<void> {
  const at = now()
  const owedCents =
    ((await standingOfPartner(em, partnerId, at))?.owedCents ?? 0) + (await lostCents(em, partnerId))
  if (amountCents > owedCents)
    throw fieldProblem('RULE_VIOLATION', 'amountCents', sentence('paymentAboveOwed', { owedCents }))
  if (receivedOn > utcDay(at)) throw fieldProblem('RULE_VIOLATION', 'receivedOn', sentence('paymentAhead'))
}

/** What was written off of its invoices can still be paid. */
async function lostCents(em: EntityManager, partnerId: string): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(written_off_cents), 0)::int as cents from partner_invoice where partner_id = ${partnerId}`.execute(
    em.getKysely(),
  )
  return rows[0]?.cents ?? 0
}

async function bookPayment(
  { now }: Context,
  em: EntityManager,
  invoice: PartnerInvoiceRow,
  payment: Payment,
  { by, batchId }: { by: Administrator; batchId: string | null },
): Promise<void> {
  const arrived = { ...trimmed(payment), invoiceId: invoice.id }
  const id = await recordInvoicePayment(em, invoice, arrived, by.id, now())
  if (!id) throw new Problem('PAYOUT_MOVED', sentence('decidedBefore'))
  await notePayment(em, { by, batchId, arrived }, now())
}

/** Writes it into the audit trail, whoever said so: a person, or the file of the bank that a person read. */
export async function notePayment(
  em: EntityManager,
  {
    by,
    batchId = null,
    arrived,
  }: { by: Administrator; batchId?: string | null; arrived: Payment & { invoiceId: string } },
  at: Date,
): Promise<void> {
  const { invoiceId: subjectId, ...after } = arrived
  const deed = { by, action: 'invoice.payment-recorded', subject: 'invoice', subjectId } as const
  await recordAudit(em, { ...deed, before: null, after, personId: null, reason: null, batchId }, at)
}
