import { country } from '../../data/cells.ts'
import { readTable } from '../../data/read-table.ts'

const pairKey = (a: string, b: string) => (a < b ? `${a}-${b}` : `${b}-${a}`)

/** Borders that small roads cross as well; every other is crossed only where a known road crosses it. */
const OPEN_BORDERS: ReadonlySet<string> = new Set(
  readTable('areas/open-borders.tsv', { country, neighbour: country }).map((row) =>
    pairKey(row.country, row.neighbour),
  ),
)

/** Whether villages on both sides of a border are joined by small roads. */
export function isOpenBorder(a: string, b: string): boolean {
  return a === b || OPEN_BORDERS.has(pairKey(a, b))
}
