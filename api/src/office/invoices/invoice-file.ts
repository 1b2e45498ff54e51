import { INVOICING } from '@fiacre/sdk/rules'
import type { components } from '@fiacre/sdk/contract'
import { takePaper } from '#bookings/documents/paper-allowance.ts'
import { findInvoice, type FoundInvoice } from '#money/receivables/read-invoices.ts'
import type { Context } from '#platform/context/context.ts'
import { houseOf } from '#platform/stored-settings/house.ts'
import { noSuchInvoice } from '#money/receivables/no-such-invoice.ts'
import { csvLine } from '../admin/csv.ts'

type Line = components['schemas']['InvoiceLine']

/** Lines of a table: more bookings a month than any partner makes. */
const MOST_LINES_OF_TABLE = 100_000

const HEADINGS = [
  'createdAt',
  'kind',
  'booking',
  'externalReference',
  'costReference',
  'pickupDate',
  'initials',
  'traveller',
  'amountCents',
]

interface Wanted {
  id: string
  format: 'pdf' | 'csv'
  /** Whose it is; undefined for our people, who see all. */
  partnerId?: string
  /** Whose turn it takes. */
  askerId: string
}

/** An invoice as a file. @throws Problem NOT_FOUND, TOO_MANY_REQUESTS */
export async function invoiceFile(context: Context, { id, format, partnerId, askerId }: Wanted) {
  const most = format === 'pdf' ? INVOICING.linesOfPdf + 1 : MOST_LINES_OF_TABLE
  const found = await findInvoice(context.orm.em.fork(), id, partnerId, context.now(), most)
  if (!found) throw noSuchInvoice()
  await takePaper(context, askerId)
  const { number } = found.invoice
  if (format === 'csv') {
    const body = Buffer.from(
      [csvLine(HEADINGS), ...found.lines.map((line) => csvLine(cellsOf(line)))].join(''),
    )
    return {
      status: 200 as const,
      body,
      headers: headersOf('text/csv; charset=utf-8', `fiacre-${number}.csv`),
    }
  }
  const job = { kind: 'invoice', input: inputOf(context, found), language: found.paper.language } as const
  const body = await context.papers.make(job, askerId)
  return { status: 200 as const, body, headers: headersOf('application/pdf', `fiacre-${number}.pdf`) }
}

function cellsOf(line: Line): (string | number | null)[] {
  const { createdAt, kind, bookingNumber, externalReference, costReference } = line
  const { pickupDate, initials, traveller, amountCents } = line
  const references = [externalReference ?? null, costReference]
  return [createdAt, kind, bookingNumber, ...references, pickupDate, initials, traveller, amountCents]
}

function inputOf(context: Context, { invoice, lines, lineCount, paper }: FoundInvoice) {
  const { number, kind, month, totalCents, dueOn, issuedAt } = invoice
  const shown = lines.slice(0, INVOICING.linesOfPdf)
  const account = context.gateways.bankTransfer
  const { company } = houseOf(context)
  return {
    number,
    kind,
    month,
    totalCents,
    dueOn,
    issuedOn: issuedAt.slice(0, 10),
    buyer: paper.buyer,
    lines: shown.map(
      ({ kind: what, bookingNumber, externalReference, pickupDate, amountCents, ...line }) => ({
        what,
        bookingNumber: bookingNumber ?? '',
        details: [externalReference, line.traveller ?? line.initials, line.costReference].filter(
          (each): each is string => Boolean(each),
        ),
        pickupDate,
        amountCents,
      }),
    ),
    linesLeftOut: lineCount - shown.length,
    account: account ? { holder: account.holder, iban: account.iban, bic: account.bic ?? null } : null,
    seller: [company?.legalName, company?.address, company?.registration, company?.taxNumber].filter(
      (each): each is string => Boolean(each),
    ),
    link: `${context.publicUrl}/partner?tab=money`,
  }
}

function headersOf(type: string, name: string): Record<string, string> {
  return { 'Content-Type': type, 'Content-Disposition': `attachment; filename="${name}"` }
}
