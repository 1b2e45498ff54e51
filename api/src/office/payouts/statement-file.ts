import type { components } from '@fiacre/sdk/contract'
import { takePaper } from '#bookings/documents/paper-allowance.ts'
import { linesOfStatement } from '#money/payouts/read-earnings.ts'
import { findStatement } from '#money/payouts/read-statements.ts'
import type { Payee } from '#money/earnings/earning-lines.service.ts'
import type { Context } from '#platform/context/context.ts'
import { Problem } from '#platform/http/problem.ts'
import { csvLine } from '../admin/csv.ts'
import { KIND_WORDS, RULE_WORDS } from './line-words.ts'

type Schemas = components['schemas']
type Line = Schemas['EarningLine']

/** Lines that a PDF has room for: some hundred pages are read by nobody. */
const MOST_LINES_OF_PDF = 300
/** Lines of a table: a million rides a month are more than any carrier drives. */
const MOST_LINES_OF_TABLE = 100_000

const HEADINGS = ['at', 'kind', 'rule', 'booking', 'ride', 'baseCents', 'percent', 'amountCents', 'payableAt']

interface Wanted {
  id: string
  format: 'pdf' | 'csv'
  /** Whose it is; undefined for our people, who see all. */
  payee?: Payee
  askerId: string
}

/** A statement as a file. @throws Problem NOT_FOUND, TOO_MANY_REQUESTS */
export async function statementFile(context: Context, { id, format, payee, askerId }: Wanted) {
  const em = context.orm.em.fork()
  const found = await findStatement(em, id, payee, context.now())
  if (!found) throw noStatement()
  await takePaper(context, askerId)
  const { name } = found.statement
  if (format === 'csv') {
    const lines = await linesOfStatement(em, id, context.now(), MOST_LINES_OF_TABLE)
    const body = Buffer.from([csvLine(HEADINGS), ...lines.map((line) => csvLine(cellsOf(line)))].join(''))
    return { status: 200 as const, body, headers: headersOf('text/csv; charset=utf-8', `fiacre-${name}.csv`) }
  }
  const body = await context.papers.make({ kind: 'statement', input: inputOf(context, found) }, askerId)
  return { status: 200 as const, body, headers: headersOf('application/pdf', `fiacre-${name}.pdf`) }
}

export const noStatement = () => new Problem('NOT_FOUND', 'There is no such statement.')

function cellsOf(line: Line): (string | number | null)[] {
  const { createdAt, kind, rule, bookingNumber, rideId, baseCents, percent, amountCents, payableAt } = line
  return [createdAt, kind, rule, bookingNumber, rideId, baseCents, percent, amountCents, payableAt]
}

function inputOf({ publicUrl, now }: Context, { statement, lines }: Schemas['PayoutStatementRecord']) {
  const { payeeName: payee, issuedAt, paidAt, objectionsUntil, openObjections, ...sums } = statement
  const isFinal = new Date(objectionsUntil) <= now() && openObjections === 0
  return {
    ...sums,
    payee,
    issuedOn: issuedAt.slice(0, 10),
    paidOn: paidAt?.slice(0, 10) ?? null,
    objectionsUntil: isFinal ? null : objectionsUntil.slice(0, 10),
    lines: lines
      .slice(0, MOST_LINES_OF_PDF)
      .map(({ kind, rule, bookingNumber, percent, baseCents, amountCents }) => ({
        what: [KIND_WORDS[kind], bookingNumber].filter(Boolean).join(' '),
        detail: `${percent} % of €${(baseCents / 100).toFixed(2)}: ${RULE_WORDS[rule]}`,
        amountCents,
      })),
    linesLeftOut: Math.max(0, lines.length - MOST_LINES_OF_PDF),
    link: `${publicUrl}/${statement.payeeKind}`,
  }
}

function headersOf(type: string, name: string): Record<string, string> {
  return { 'Content-Type': type, 'Content-Disposition': `attachment; filename="${name}"` }
}
