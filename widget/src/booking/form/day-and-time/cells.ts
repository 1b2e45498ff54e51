import { addDays } from '@fiacre/sdk/rules'

/** Something to choose in a grid. */
export type Cell = {
  /** A day as YYYY-MM-DD or a time as HH:mm. */
  readonly value: string
  /** Whether it can be had. */
  readonly isOpen: boolean
}

export const WEEK_DAYS = 7
/** Times of a quarter of an hour, an hour a row. */
export const QUARTERS = 4

const QUARTER_MINUTES = 60 / QUARTERS

/** Whole weeks from the first day that can be had to the last; the others are closed. */
export function dayCells(min: string, max: string, firstWeekday: number): Cell[] {
  const before = (weekdayOf(min) - firstWeekday + WEEK_DAYS) % WEEK_DAYS
  const cells: Cell[] = []
  for (let day = addDays(min, -before); day <= max || cells.length % WEEK_DAYS > 0; day = addDays(day, 1)) {
    cells.push({ value: day, isOpen: day >= min && day <= max })
  }
  return cells
}

/** Every quarter of an hour of the hours from the first time that can be had to the last. */
export function timeCells(min: string, max: string, isThere: (time: string) => boolean): Cell[] {
  const [first, last] = [Number(min.slice(0, 2)), Number(max.slice(0, 2))]
  const cells: Cell[] = []
  for (let quarter = first * QUARTERS; quarter < (last + 1) * QUARTERS; quarter += 1) {
    const hour = String(Math.floor(quarter / QUARTERS)).padStart(2, '0')
    const value = `${hour}:${String((quarter % QUARTERS) * QUARTER_MINUTES).padStart(2, '0')}`
    cells.push({ value, isOpen: value >= min && value <= max && isThere(value) })
  }
  // An hour of which no quarter is left says nothing.
  return cells.slice(emptyRows(cells), cells.length - emptyRows(cells.toReversed()))
}

/** How many cells the closed rows at the beginning hold. */
function emptyRows(cells: readonly Cell[]): number {
  const open = cells.findIndex(({ isOpen }) => isOpen)
  return open < 0 ? cells.length : open - (open % QUARTERS)
}

function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}

/** Cells in rows of so many. */
export function rowsOf<Item>(cells: readonly Item[], columns: number): Item[][] {
  return Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) =>
    cells.slice(row * columns, (row + 1) * columns),
  )
}
