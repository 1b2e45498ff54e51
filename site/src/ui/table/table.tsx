import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import './table.css'

/** A column: its heading, and what it shows of a row. */
export type Column<Row> = {
  key: string
  heading: ReactNode
  cell: (row: Row) => ReactNode
  align?: 'start' | 'end'
  /** The cell that names its row; it heads the card on a phone. One column at most. */
  head?: boolean
  /** The heading is only for screen readers, for instance over a column of buttons. */
  quiet?: boolean
}

type TableProps<Row> = {
  /** Names the table for screen readers. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
}

/**
 * Rows under headings; where its container is narrow, a card for each row. The roles are written out because a browser
 * forgets that a table is one once CSS lays it out as blocks.
 */
export function Table<Row>({ caption, columns, rows, rowKey }: TableProps<Row>) {
  return (
    <div className="fi-table-frame">
      <table className="fi-table" role="table">
        <caption className="fi-visually-hidden">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column.key} role="columnheader" scope="col" className={cellClass(column)}>
                <span className={column.quiet ? 'fi-visually-hidden' : undefined}>{column.heading}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={rowKey(row)} role="row">
              {columns.map((column) => (
                <Cell key={column.key} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const Element = column.head ? 'th' : 'td'
  return (
    <Element
      role={column.head ? 'rowheader' : 'cell'}
      scope={column.head ? 'row' : undefined}
      className={cellClass(column)}
    >
      {!column.head && !column.quiet && (
        <span className="fi-table__label" aria-hidden="true">
          {column.heading}
        </span>
      )}
      <span className="fi-table__value">{column.cell(row)}</span>
    </Element>
  )
}

function cellClass<Row>(column: Column<Row>): string {
  return classNames(
    'fi-table__cell',
    column.align === 'end' && 'fi-table__cell--end',
    column.head && 'fi-table__cell--head',
    column.quiet && 'fi-table__cell--quiet',
  )
}
