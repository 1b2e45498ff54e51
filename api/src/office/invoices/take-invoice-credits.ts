import { sql } from 'kysely'
import { PartnerInvoice } from '#money/receivables/partner-invoice.entity.ts'
import type { ReceivedCredit } from '#money/receivables/received-credits.ts'
import { lockInvoice, recordInvoicePayment } from '#money/receivables/record-invoice-payment.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRows } from '#platform/database/rows.ts'
import type { Administrator } from '../audit/record-audit.ts'
import { notePayment } from './record-invoice-payment.service.ts'
import { utcDay } from '#platform/localisation/utc-day.ts'

/** Books what a file of the bank says came for invoices, each once, however often it is read. @returns how many it booked */
export async function takeInvoiceCredits(
  em: EntityManager,
  by: Administrator,
  credits: readonly ReceivedCredit[],
  now: Date,
): Promise<number> {
  if (credits.length === 0) return 0
  const numbers = credits.map(({ number }) => number)
  // In the order of partners: two files that are read at once wait for each other in one order.
  const invoices = await findRows(
    em,
    PartnerInvoice,
    sql`where number in (${sql.join(numbers)}) order by partner_id, number`,
  )
  let booked = 0
  for (const { id, number } of invoices) {
    const invoice = await lockInvoice(em, id)
    for (const { amountCents, bankReference, bookedOn } of credits.filter((each) => each.number === number)) {
      const receivedOn = bookedOn ?? utcDay(now)
      const arrived = { invoiceId: id, amountCents, bankReference, receivedOn }
      if ((await recordInvoicePayment(em, invoice, arrived, by.id, now)) === null) continue
      await notePayment(em, { by, arrived }, now)
      booked += 1
    }
  }
  return booked
}
