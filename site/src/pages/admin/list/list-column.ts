import type { Column } from '../../../ui/table/table.tsx'

/** A column of a list of the back office. Its key is kept for whoever chose it: letters alone. */
export type ListColumn<Row> = Omit<Column<Row>, 'sort'> & {
  heading: string
  /** Not shown until somebody chooses it. */
  extra?: boolean
  /** The orders of the list that go by it, as the address names them; the first that a press brings. */
  orders?: { ascending?: string; descending?: string; first: 'ascending' | 'descending' }
}
