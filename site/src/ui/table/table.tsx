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
  /** Rows can be ordered by it: how they are now, if so, and what a press on the heading does. */
  sort?: { direction: 'ascending' | 'descending' | undefined; onSort: () => void }
}

type TableProps<Row> = {
  /** Names the table for screen readers. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  /** Rows can be chosen, by a checkbox at the beginning of each. */
  selection?: TableSelection<Row> | undefined
}

/** What is chosen of a table. */
export type TableSelection<Row> = {
  isChosen: (row: Row) => boolean
  onChoose: (row: Row) => void
  /** Names a row's checkbox. */
  label: (row: Row) => string
  /** The checkbox over all of them. */
  all: { label: string; isChosen: boolean; onChoose: () => void }
}

/**
 * Rows under headings; where its container is narrow, a card for each row. The roles are written out because a browser
 * forgets that a table is one once CSS lays it out as blocks.
 */
export function Table<Row>({ caption, columns, rows, rowKey, selection }: TableProps<Row>) {
  return (
    <div className="fi-table-frame">
      <table className="fi-table" role="table">
        <caption className="fi-visually-hidden">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {selection && (
              <th role="columnheader" scope="col" className="fi-table__cell fi-table__cell--choice">
                <Choice
                  label={selection.all.label}
                  isChosen={selection.all.isChosen}
                  onChoose={selection.all.onChoose}
                />
              </th>
            )}
            {columns.map((column) => (
              <Heading key={column.key} column={column} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={rowKey(row)} role="row" aria-selected={selection?.isChosen(row)}>
              {selection && (
                <td role="cell" className="fi-table__cell fi-table__cell--choice">
                  <Choice
                    label={selection.label(row)}
                    isChosen={selection.isChosen(row)}
                    onChoose={() => selection.onChoose(row)}
                  />
                </td>
              )}
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

const ARROWS = { ascending: '↑', descending: '↓' } as const

function Heading<Row>({ column }: { column: Column<Row> }) {
  const { sort } = column
  return (
    <th role="columnheader" scope="col" className={cellClass(column)} aria-sort={sort?.direction}>
      {sort ? (
        <button
          type="button"
          className="fi-table__sort"
          data-direction={sort.direction}
          onClick={sort.onSort}
        >
          {column.heading}
          <span className="fi-table__arrow" aria-hidden="true">
            {sort.direction ? ARROWS[sort.direction] : '↕'}
          </span>
        </button>
      ) : (
        <span className={column.quiet ? 'fi-visually-hidden' : undefined}>{column.heading}</span>
      )}
    </th>
  )
}

function Choice({ label, isChosen, onChoose }: { label: string; isChosen: boolean; onChoose: () => void }) {
  return (
    <label className="fi-table__choice">
      <input
        type="checkbox"
        className="fi-checkbox__input"
        aria-label={label}
        checked={isChosen}
        onChange={onChoose}
      />
    </label>
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
