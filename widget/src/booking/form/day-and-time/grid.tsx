/* oxlint-disable jsx-a11y/prefer-tag-over-role -- some browsers forget what the tags of a table mean once it is laid out otherwise */
import { useEffect, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { rowsOf } from './cells.ts'
import type { Cell } from './cells.ts'
import type { Picker } from './picker.ts'

type GridProps = {
  id: string
  picker: Picker
  cells: readonly Cell[]
  /** The value chosen so far. */
  chosen: string
  /** The cell that the keys are at, or the one to have in sight. */
  active: string | undefined
  /** Whether the keys are in the grid. */
  isEntered: boolean
  onTake: (value: string) => void
  onKeyDown?: (event: KeyboardEvent) => void
  /** Of cells that take the focus themselves. */
  tabIndexOf?: (value: string) => number
}

/** Days in weeks or times in hours, to choose one. What cannot be had is there, and cannot be pressed. */
export function Grid({
  id,
  picker,
  cells,
  chosen,
  active,
  isEntered,
  onTake,
  onKeyDown,
  tabIndexOf,
}: GridProps) {
  const grid = useRef<HTMLDivElement>(null)
  const wasShown = useRef(false)
  useEffect(() => {
    if (active === undefined) return
    const cell = grid.current?.querySelector<HTMLElement>('[data-active]')
    if (grid.current && cell) bringIntoSight(grid.current, cell, wasShown.current)
    wasShown.current = true
  }, [active])
  const heads = picker.heads()
  const first = cells.find(({ isOpen }) => isOpen)?.value
  return (
    <div
      ref={grid}
      role="grid"
      id={id}
      aria-label={picker.label}
      className={`fi-grid fi-grid--${picker.columns}${picker.isLong ? ' fi-grid--long' : ''}`}
      onKeyDown={onKeyDown}
    >
      {heads.length > 0 && (
        <div role="row" className="fi-grid__row">
          {heads.map(({ name, text }) => (
            <span key={name} role="columnheader" aria-label={name} className="fi-grid__head">
              {text}
            </span>
          ))}
        </div>
      )}
      <div role="rowgroup" className="fi-grid__body">
        {rowsOf(cells, picker.columns).map((row) => (
          <div role="row" key={row[0]?.value} className="fi-grid__row">
            {row.map(({ value, isOpen }) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are those of the field, or of the grid
              <span
                key={value}
                role="gridcell"
                id={cellId(id, value)}
                aria-label={picker.name(value)}
                aria-selected={value === chosen}
                aria-disabled={!isOpen || undefined}
                aria-current={value === picker.today ? 'date' : undefined}
                // Seen above it, and no part of its name.
                data-mark={picker.mark(value, value === first)}
                data-active={value === active || undefined}
                className={value === active && isEntered ? 'fi-grid__cell is-active' : 'fi-grid__cell'}
                onClick={() => isOpen && onTake(value)}
                tabIndex={isOpen ? tabIndexOf?.(value) : undefined}
              >
                {picker.text(value)}
              </span>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

/** The id of a cell, which the field names while its keys are there. */
export function cellId(grid: string, value: string): string {
  return `${grid}-${value}`
}

/** Between two rows, in px, as the style sheet has it. */
const ROW_GAP = 2

/** Scrolls the grid and nothing else: a row before it in sight at first, then no further than it takes. */
function bringIntoSight(grid: HTMLElement, cell: HTMLElement, isMove: boolean): void {
  const [frame, box] = [grid.getBoundingClientRect(), cell.getBoundingClientRect()]
  if (!isMove) grid.scrollTop += box.top - frame.top - box.height - ROW_GAP
  else if (box.top < frame.top) grid.scrollTop += box.top - frame.top
  else if (box.bottom > frame.bottom) grid.scrollTop += box.bottom - frame.bottom
}
