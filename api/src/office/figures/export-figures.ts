import { Readable } from 'node:stream'
import type { Context } from '#platform/context/context.ts'
import { csvLine } from '../admin/csv.ts'
import type { FigureSums } from './figure-sums.ts'
import { figures, type FigureQuery } from './figures.service.ts'

const COLUMNS: readonly (keyof FigureSums)[] = [
  'asked',
  'booked',
  'paid',
  'cancelled',
  'revenueCents',
  'returnedCents',
  'averagePriceCents',
  'conversionPercent',
]

/** The same figures as a table, a line each, with the period before beside it. */
export async function exportFigures(context: Context, query: FigureQuery): Promise<Readable> {
  const { rows } = await figures(context, query)
  const previous = COLUMNS.map((name) => `previous${name.charAt(0).toUpperCase()}${name.slice(1)}`)
  const lines = rows.map((row) =>
    csvLine([
      row.key,
      row.label,
      ...COLUMNS.map((name) => row.current[name]),
      ...COLUMNS.map((name) => row.previous[name]),
    ]),
  )
  return Readable.from([csvLine(['key', 'label', ...COLUMNS, ...previous]), ...lines])
}
