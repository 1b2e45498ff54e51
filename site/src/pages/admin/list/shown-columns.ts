import type { Column } from '../../../ui/table/table.tsx'
import type { ListColumn } from './list-column.ts'

/** Which columns are shown: those that were chosen, or the usual ones; the one that names its row always. */
export function shownColumns<Row>(
  columns: readonly ListColumn<Row>[],
  chosen: readonly string[] | undefined,
): readonly ListColumn<Row>[] {
  return columns.filter(({ key, head, extra }) => head || (chosen ? chosen.includes(key) : !extra))
}

type Sorting = { sort: string; onSort: (order: string) => void }

/** A column as the table shows it: the order that it is in now, and the one that a press on its heading brings. */
export function sortable<Row>(
  { orders, ...column }: ListColumn<Row>,
  { sort, onSort }: Sorting,
): Column<Row> {
  if (!orders) return column
  const { ascending, descending, first } = orders
  const direction = sort === ascending ? 'ascending' : sort === descending ? 'descending' : undefined
  const other =
    direction === 'ascending' ? descending : direction === 'descending' ? ascending : orders[first]
  const next = other ?? orders[first]
  return { ...column, sort: { direction, onSort: () => next !== undefined && onSort(next) } }
}
