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
  const row = z.strictObject(columns)
  const rows: Rows<Columns> = []
  let header: string[] | undefined
  for (const [index, line] of text.split('\n').entries()) {
    if (line === '' || line.startsWith('#')) continue
    const where = `${file}:${index + 1}`
    const cells = line.split('\t')
    if (!header) {
      checkHeader(where, cells, columns)
      header = cells
      continue
    }
    if (cells.length !== header.length) {
      throw new Error(`${where}: ${cells.length} cells where the header has ${header.length}.`)
    }
    const read = row.safeParse(Object.fromEntries(header.map((column, at) => [column, cells[at]])))
    if (!read.success) throw new Error(`${where}: ${complaint(read.error)}`)
    rows.push(read.data)
  }
  if (!header) throw new Error(`${file}: no header. Name the columns in the first line.`)
  return rows
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

function complaint(error: z.ZodError): string {
  const [issue] = error.issues
  return `column ${issue?.path.join('.')}: ${issue?.message}.`
}
