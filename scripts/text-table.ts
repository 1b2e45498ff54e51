/** Rows of words as a table, each column as wide as its widest word. */
export function textTable(rows: string[][]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  const line = (row: string[]) => row.map((word, column) => word.padEnd(widths[column]!)).join('  ')
  return rows.map((row) => `${line(row).trimEnd()}\n`).join('')
}
