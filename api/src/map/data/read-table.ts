import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { DATA_FOLDER } from './data-folder.ts'

type Rows<Columns extends z.ZodRawShape> = z.output<z.ZodObject<Columns>>[]

/**
 * Reads a table of `api/data`, as `roads/italy.tsv`.
 *
 * @param columns what each cell is, by its column's name; one that takes `undefined` may be missing in the header
 * @throws Error that names file, line and column of the first cell that is not what it should be
 */
export function readTable<Columns extends z.ZodRawShape>(file: string, columns: Columns): Rows<Columns> {
  return parseTable(`api/data/${file}`, readFileSync(join(DATA_FOLDER, file), 'utf8'), columns)
}

/**
 * Tab-separated values (IANA text/tab-separated-values, which knows no quoting): a header that names the columns, then a
 * row a line. Empty lines and lines that begin with `#` are for people.
 */
export function parseTable<Columns extends z.ZodRawShape>(
  file: string,
  text: string,
  columns: Columns,
): Rows<Columns> {
  const rows: Rows<Columns> = []
  let cellsOf: CellReader[] | undefined
  for (const [index, line] of text.split('\n').entries()) {
    if (line === '' || line.startsWith('#')) continue
    const where = `${file}:${index + 1}`
    const cells = line.split('\t')
    if (!cellsOf) {
      checkHeader(where, cells, columns)
      cellsOf = cells.map((column) => cellReader(column, columns[column] as z.ZodType))
      continue
    }
    if (cells.length !== cellsOf.length) {
      throw new Error(`${where}: ${cells.length} cells where the header has ${cellsOf.length}.`)
    }
    const row: Record<string, unknown> = {}
    for (const [at, { column, read }] of cellsOf.entries()) row[column] = read(where, cells[at] ?? '')
    // Each cell is what its column says, and the header was checked.
    rows.push(row as Rows<Columns>[number])
  }
  if (!cellsOf) throw new Error(`${file}: no header. Name the columns in the first line.`)
  return rows
}

interface CellReader {
  column: string
  read: (where: string, cell: string) => unknown
}

/** A column of so many different cells is not one that repeats itself. */
const REMEMBERED = 200

/**
 * Reads a column's cells, what repeats itself once: looking at each took most of the time. What is shared by rows is frozen.
 * @throws Error that names the cell
 */
function cellReader(column: string, type: z.ZodType): CellReader {
  const known = new Map<string, unknown>()
  return {
    column,
    read(where, cell) {
      if (known.has(cell)) return known.get(cell)
      const read = type.safeParse(cell)
      if (!read.success) throw new Error(`${where}: ${complaint(column, read.error)}`)
      if (known.size < REMEMBERED) known.set(cell, Object.freeze(read.data))
      return read.data
    },
  }
}

function checkHeader(where: string, header: readonly string[], columns: z.ZodRawShape): void {
  const unknown = header.filter(
    (column, at) => !Object.hasOwn(columns, column) || header.indexOf(column) !== at,
  )
  const missing = Object.entries(columns).flatMap(([column, cell]) =>
    header.includes(column) || z.safeParse(cell, undefined).success ? [] : [column],
  )
  if (unknown.length > 0) throw new Error(`${where}: unknown or repeated column "${unknown.join('", "')}".`)
  if (missing.length > 0) throw new Error(`${where}: no column "${missing.join('", "')}".`)
}

function complaint(column: string, error: z.ZodError): string {
  const [issue] = error.issues
  return `column ${[column, ...(issue?.path ?? [])].join('.')}: ${issue?.message}.`
}
