import type { Cell } from './cells.ts'

/** The cell to begin at: the one wished for or the last before it; where there is none, the first that can be had. */
export function startCell(cells: readonly Cell[], wish: string): Cell | undefined {
  const open = cells.filter(({ isOpen }) => isOpen)
  return open.findLast(({ value }) => value <= wish) ?? open[0]
}

/** Where a key leads from a cell, past those that cannot be had; undefined for a key that leads nowhere in a grid. */
export function moveBy(
  key: string,
  cells: readonly Cell[],
  from: string,
  columns: number,
): string | undefined {
  const at = cells.findIndex(({ value }) => value === from)
  const row = at - (at % columns)
  const inRow = (cell: Cell): boolean => cells.indexOf(cell) >= row && cells.indexOf(cell) < row + columns
  const isOpen = (cell: Cell | undefined): boolean => cell?.isOpen === true
  const stepped = (step: number): Cell | undefined => {
    for (let next = at + step; next >= 0 && next < cells.length; next += step) {
      if (isOpen(cells[next])) return cells[next]
    }
    return cells[at]
  }
  const MOVES: Readonly<Record<string, () => Cell | undefined>> = {
    ArrowRight: () => stepped(1),
    ArrowLeft: () => stepped(-1),
    ArrowDown: () => stepped(columns),
    ArrowUp: () => stepped(-columns),
    Home: () => cells.find((cell) => isOpen(cell) && inRow(cell)),
    End: () => cells.findLast((cell) => isOpen(cell) && inRow(cell)),
    PageUp: () => cells.find(isOpen),
    PageDown: () => cells.findLast(isOpen),
  }
  return Object.hasOwn(MOVES, key) ? MOVES[key]?.()?.value : undefined
}
