import { takePaper } from '#bookings/documents/paper-allowance.ts'
import { findBill } from '#money/self-billing/read-bills.ts'
import type { Context } from '#platform/context/context.ts'
import { Problem } from '#platform/http/problem.ts'
import { utcDay } from '#platform/localisation/utc-day.ts'

interface Wanted {
  id: string
  /** Whose it is; undefined for our people, who see all. */
  partnerId?: string
  /** Whose turn it takes. */
  askerId: string
}

/** A self-billed invoice as a PDF. @throws Problem NOT_FOUND, TOO_MANY_REQUESTS */
export async function selfBilledFile(context: Context, { id, partnerId, askerId }: Wanted) {
  const bill = await findBill(context.orm.em.fork(), id, partnerId)
  if (!bill) throw new Problem('NOT_FOUND', 'There is no such invoice.')
  await takePaper(context, askerId)
  const { number, netCents, vatCents, vatPermille, treatment, corrects, supplier, customer, language } = bill
  const input = {
    number,
    month: bill.periodFrom.toISOString().slice(0, 7),
    issuedOn: utcDay(bill.issuedAt),
    netCents,
    vatCents,
    vatPercent: vatPermille / 10,
    treatment,
    corrects,
    supplier,
    customer,
    link: `${context.publicUrl}/partner?tab=money`,
  }
  const body = await context.papers.make({ kind: 'self-billed', input, language }, askerId)
  return {
    status: 200 as const,
    body,
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="fiacre-${number}.pdf"`,
    },
  }
}
