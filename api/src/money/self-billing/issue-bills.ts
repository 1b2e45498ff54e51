import { sql, type RawBuilder } from 'kysely'
import { randomUUID } from 'node:crypto'
import { invoicePartyOf } from '#people/partners/invoice-party.ts'
import { ownersOfPartner } from '#people/partners/mail-partner.ts'
import { Partner } from '#people/partners/partner.entity.ts'
import { isCurrent, selfBillingConsent } from '#people/partners/self-billing.service.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRow, insertRow } from '#platform/database/rows.ts'
import { utcDay } from '#platform/localisation/utc-day.ts'
import { entriesOfLines, writeLines, type Earned } from '../earnings/earning-lines.service.ts'
import { INPUT_VAT } from '../ledger/accounts.ts'
import { post } from '../ledger/ledger.service.ts'
import type { OwnParty } from './own-party.ts'
import { nextBillNumber } from './next-bill-number.ts'
import { planBills, type PlannedBill } from './plan-bills.ts'
import { readBillableLines } from './read-billable-lines.ts'
import { SelfBilledInvoice, type SelfBilledInvoiceRow } from './self-billed-invoice.entity.ts'
import { vatOf, vatRuleOf, vatSupplierOf } from './vat-treatment.ts'

/** Who is invoiced, and what was heard of the partner's VAT number. */
export interface BillingTerms {
  customer: OwnParty | null
  /** What the register calls its answer, where it was asked just now. */
  vatConsultation?: string | null
}

/** The statement that bills are issued with. */
interface BilledStatement {
  id: string
  partnerId: string
  periodFrom: Date
}

/**
 * Issues the invoices of lines of a partner's statement, in the caller's transaction, which holds the partner's payouts. VAT that one charges
 * is earned with the statement, and stands in the ledger as ours to deduct.
 * @param lines which ones, over `l`
 * @returns the VAT that the statement has more, in cents
 */
export async function issueBills(
  em: EntityManager,
  statement: BilledStatement,
  lines: RawBuilder<unknown>,
  terms: BillingTerms,
  now: Date,
): Promise<number> {
  const { partnerId } = statement
  const partner = await findRow(em, Partner, { id: partnerId })
  const { customer } = terms
  if (!partner || !customer) return 0
  const consent = await selfBillingConsent(em, partnerId)
  const rule =
    consent && isCurrent(consent)
      ? vatRuleOf(customer.countryCode, vatSupplierOf(partner), utcDay(now))
      : null
  const bills = planBills(await readBillableLines(em, lines), typeof rule === 'string' ? null : rule)
  const [owner] = await ownersOfPartner(em, partnerId)
  const paper = {
    supplier: invoicePartyOf(partner),
    customer,
    vatConsultation: terms.vatConsultation ?? null,
    language: owner?.language ?? 'en',
  }
  let vatCents = 0
  for (const bill of bills) {
    const issued = await issueBill(em, statement, bill, paper, now)
    await earnVat(em, issued, now)
    vatCents += issued.vatCents
  }
  return vatCents
}

type Paper = Pick<SelfBilledInvoiceRow, 'supplier' | 'customer' | 'vatConsultation' | 'language'>

async function issueBill(
  em: EntityManager,
  { id: statementId, partnerId, periodFrom }: BilledStatement,
  { treatment, permille: vatPermille, netCents, lineIds, corrects }: PlannedBill,
  paper: Paper,
  now: Date,
): Promise<SelfBilledInvoiceRow> {
  const number = await nextBillNumber(em, partnerId, now.getUTCFullYear())
  const issued = await insertRow(em, SelfBilledInvoice, {
    id: randomUUID(),
    number,
    partnerId,
    statementId,
    periodFrom,
    netCents,
    vatCents: vatOf(netCents, vatPermille),
    treatment,
    vatPermille,
    corrects,
    ...paper,
    issuedAt: now,
  })
  await sql`update earning_line set self_billed_id = ${issued.id} where id in (${sql.join(lineIds)})`.execute(
    em.getKysely(),
  )
  return issued
}

async function earnVat(
  em: EntityManager,
  { id, partnerId, statementId, vatCents }: SelfBilledInvoiceRow,
  now: Date,
): Promise<void> {
  if (vatCents === 0) return
  const line: Earned = {
    payee: { kind: 'partner', id: partnerId },
    kind: 'vat',
    rule: 'self-billing',
    rideId: null,
    baseCents: vatCents,
    percent: 100,
    amountCents: vatCents,
    payableAt: now,
    statementId,
    selfBilledId: id,
  }
  const entries = [...entriesOfLines([line]), { account: INPUT_VAT, amountCents: vatCents }]
  const posting = { reference: `self-billed-vat:${id}`, kind: 'VAT', bookingId: null, entries } as const
  await writeLines(em, { postingId: await post(em, posting, now), bookingId: null }, [line], now)
}
