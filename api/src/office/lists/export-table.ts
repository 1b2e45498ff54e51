import { MS_PER_MINUTE } from '@fiacre/sdk/rules'
import { Readable } from 'node:stream'
import { csvLine } from '../admin/csv.ts'

/** As many are read at a time. */
const PAGE = 500

/** Whoever takes longer, or asks for more than comes in that time, narrows the list. */
const MOST_MINUTES = 10

/** What a cell says of a row, by the name of its column. */
export type Cells<Row> = Readonly<Record<string, (row: Row) => string | number | boolean | null>>

type Page<Row, Id> = { readonly rows: readonly Row[]; readonly next: Id | null }

/**
 * All that a query of a list asks for, as a table: a page is read when the one before has been sent, so that it takes no more memory
 * than a page. It breaks off, so that nobody takes a part for the whole, when it takes too long.
 * @param read the list's own reading of a page
 */
export function exportTable<Row, Id>(
  cells: Cells<Row>,
  read: (page: { limit: number; before: Id | undefined }) => Promise<Page<Row, Id>>,
): Readable {
  return Readable.from(lines(cells, read))
}

async function* lines<Row, Id>(
  cells: Cells<Row>,
  read: (page: { limit: number; before: Id | undefined }) => Promise<Page<Row, Id>>,
): AsyncGenerator<string> {
  const until = performance.now() + MOST_MINUTES * MS_PER_MINUTE
  yield csvLine(Object.keys(cells))
  let before: Id | undefined
  do {
    if (performance.now() > until) throw new Error(`An export took more than ${MOST_MINUTES} minutes.`)
    const { rows, next } = await read({ limit: PAGE, before })
    yield rows.map((row) => csvLine(Object.values(cells).map((cell) => plain(cell(row))))).join('')
    before = next ?? undefined
  } while (before !== undefined)
}

const plain = (value: string | number | boolean | null) =>
  typeof value === 'boolean' ? String(value) : value
