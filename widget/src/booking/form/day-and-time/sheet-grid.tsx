import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { Grid } from './grid.tsx'
import { moveBy, startCell } from './grid-moves.ts'
import type { Picker } from './picker.ts'

type SheetGridProps = {
  id: string
  picker: Picker
  chosen: string
  onTake: (value: string) => void
}

/** A grid whose cells take the focus themselves, one at a time, by the keys of the one under a field. */
export function SheetGrid({ id, picker, chosen, onTake }: SheetGridProps) {
  const cells = picker.cells()
  const [moved, setMoved] = useState<string | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const active = moved ?? startCell(cells, picker.isWhole(chosen) ? chosen : picker.wish)?.value
  const focus = (): void =>
    place.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true })
  useEffect(focus, [moved])
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = active === undefined ? undefined : moveBy(event.key, cells, active, picker.columns)
    if (next !== undefined) setMoved(next)
    else if (active !== undefined && (event.key === 'Enter' || event.key === ' ')) onTake(active)
    else return
    event.preventDefault()
  }
  return (
    <div ref={place}>
      <Grid
        id={id}
        picker={picker}
        cells={cells}
        chosen={chosen}
        active={active}
        isEntered={false}
        onTake={onTake}
        onKeyDown={onKeyDown}
        tabIndexOf={(value) => (value === active ? 0 : -1)}
      />
    </div>
  )
}
