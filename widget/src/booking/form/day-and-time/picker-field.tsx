import { useEffect, useRef, useState } from 'react'
import { useBooking, useFlowState } from '../flow-context.ts'
import type { ControlWiring } from '../field.tsx'
import type { TimeLimits } from '../../flow/time-limits.ts'
import { cellId, Grid } from './grid.tsx'
import { isReadable } from './time-error.tsx'
import { Sheet } from './sheet.tsx'
import { useGridField } from './use-grid-field.ts'
import { usePickers } from './use-pickers.ts'
import type { DayAndTime, TimeFieldName } from './use-pickers.ts'
import { useSheets } from '../use-choosing.ts'
import { useTyping } from './use-typing.ts'

type PickerFieldProps = {
  name: TimeFieldName
  pair: DayAndTime
  limits: TimeLimits
  wiring: ControlWiring
  /** Whether the browser's own field, which stood here, had the focus. */
  hadFocus: boolean
}

/** A day or a time: typed in the traveller's own way, or chosen in a grid under the field, on phones in a sheet. */
export function PickerField({ name, pair, limits, wiring, hadFocus }: PickerFieldProps) {
  const { flow } = useBooking()
  const value = useFlowState(({ form }) => form[name])
  const isReady = useFlowState(({ form }) => isReadable(name, form[name]))
  const [isSheetOpen, setSheetOpen] = useState(false)
  const pickers = usePickers(pair, limits)
  const isSheet = useSheets()
  const picker = pickers(name)
  const take = (taken: string): void => flow.setField(name, taken)
  const typing = useTyping(picker, value, take)
  const field = useGridField(picker, typing, take)
  const popup = useRef<HTMLDivElement>(null)
  const goOn = useFocus(hadFocus)
  useEffect(() => {
    if (field.isOpen) popup.current?.scrollIntoView({ block: 'nearest' })
  }, [field.isOpen])
  const grid = `${wiring.id}-grid`
  const sheet = `${wiring.id}-sheet`
  const describedBy = [
    wiring['aria-describedby'],
    !isReady && !wiring['aria-invalid'] && `${wiring.id}-error`,
    picker.about && `${wiring.id}-about`,
  ].filter(Boolean)
  return (
    <>
      <input
        {...wiring}
        ref={goOn}
        part="input"
        type="text"
        className="fi-input fi-input--date"
        role="combobox"
        aria-autocomplete="none"
        aria-haspopup={isSheet ? 'dialog' : 'grid'}
        aria-expanded={field.isOpen || isSheetOpen}
        aria-controls={(field.isOpen && grid) || (isSheetOpen && sheet) || undefined}
        aria-activedescendant={field.entered === null ? undefined : cellId(grid, field.entered)}
        aria-describedby={describedBy.join(' ') || undefined}
        aria-invalid={wiring['aria-invalid'] ?? (!isReady || undefined)}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="next"
        inputMode={isSheet ? 'none' : undefined}
        placeholder={picker.label}
        value={typing.text}
        onChange={(event) => typing.type(event.target.value)}
        onFocus={(event) => event.target.select()}
        onClick={() => (isSheet ? setSheetOpen(true) : field.open())}
        onKeyDown={(event) => field.press(event)}
        onBlur={() => {
          field.close()
          typing.read()
        }}
      />
      {picker.about && (
        <span className="fi-visually-hidden" id={`${wiring.id}-about`}>
          {picker.about}
        </span>
      )}
      {field.isOpen && (
        <div
          ref={popup}
          role="presentation"
          className="fi-listbox fi-listbox--floating fi-picker"
          // The focus stays in the field: leaving it would close the grid before the press arrives.
          onMouseDown={(event) => event.preventDefault()}
        >
          <Grid
            id={grid}
            picker={picker}
            cells={field.cells}
            chosen={typing.value}
            active={field.active}
            isEntered={field.entered !== null}
            onTake={field.take}
          />
          <p className="fi-picker__hint">{picker.hints().join(' ')}</p>
        </div>
      )}
      {isSheetOpen && (
        <Sheet id={sheet} first={name} pair={pair} pickers={pickers} onClose={() => setSheetOpen(false)} />
      )}
    </>
  )
}

/**
 * Where the browser's own field had the focus before this one took its place, it goes on here, unless the traveller has gone
 * somewhere else meanwhile.
 */
function useFocus(hadFocus: boolean): (input: HTMLInputElement | null) => void {
  const [goOn] = useState(() => (input: HTMLInputElement | null): void => {
    if (!input || !hadFocus) return
    const { activeElement } = input.getRootNode() as Document | ShadowRoot
    if (activeElement === null || activeElement === document.body) input.focus()
  })
  return goOn
}
