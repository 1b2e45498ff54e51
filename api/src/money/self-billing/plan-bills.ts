import type { EarningKind } from '../earnings/earning-line.entity.ts'
import type { VatRule, VatTreatment } from './vat-treatment.ts'

/** A line of a statement, as far as it matters to whether it is invoiced. */
export interface BillableLine {
  id: number
  kind: EarningKind
  amountCents: number
  /** Of a reversal: the line that it takes back. */
  takesBack: {
    /** Whether that one stands on a statement of before. */
    isStated: boolean
    /** The self-billed invoice that it stands on; null for none. */
    bill: { number: string; treatment: VatTreatment; permille: number } | null
  } | null
}

/** An invoice to be written; below zero, a credit note. */
export interface PlannedBill extends VatRule {
  netCents: number
  lineIds: number[]
  /** The invoices of which it takes something back. */
  corrects: string[]
}

/** What a partner supplies to us. All else moves what was earned. */
const SUPPLIES: readonly EarningKind[] = ['fee', 'promotion', 'correction', 'opening', 'reversal']

/**
 * The invoices of the lines of a statement: one of what is new, by the rule of now, and of what is taken back by the rule of the invoice
 * that it stood on. So a partner that moved, or takes its consent back, gets a credit note for what we invoiced, and none for what we did not.
 * @param now null where the partner did not agree, or cannot be invoiced for
 */
export function planBills(lines: readonly BillableLine[], now: VatRule | null): PlannedBill[] {
  const bills = new Map<string, PlannedBill>()
  for (const { id, kind, amountCents, takesBack } of lines) {
    if (!SUPPLIES.includes(kind)) continue
    const former = takesBack?.bill
    const rule = former ?? (takesBack?.isStated ? null : now)
    if (!rule) continue
    const { treatment, permille } = rule
    const key = `${treatment} ${permille}`
    const bill = bills.get(key) ?? { treatment, permille, netCents: 0, lineIds: [], corrects: [] }
    bill.netCents += amountCents
    bill.lineIds.push(id)
    if (former && !bill.corrects.includes(former.number)) bill.corrects.push(former.number)
    bills.set(key, bill)
  }
  return [...bills.values()]
}
