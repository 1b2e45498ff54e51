import { useState } from 'react'
import { useBooking, useFlowState } from '../flow-context.ts'
import { Icon } from '../icon.tsx'
import { quoteView } from '../quote-view.ts'
import type { Picker } from './picker.ts'
import { SheetGrid } from './sheet-grid.tsx'
import type { DayAndTime, TimeFieldName } from './use-pickers.ts'
import { useTyping } from './use-typing.ts'

type SheetProps = {
  id: string
  first: TimeFieldName
  pair: DayAndTime
  pickers: (name: TimeFieldName) => Picker
  onClose: () => void
}

/** The lower part of a phone's screen, to choose in by thumb: a day, and the time right after it while there is none. */
export function Sheet(props: SheetProps) {
  // Loaded together with this.
  const parts = quoteView.now()
  return parts ? <DayAndTimeSheet {...props} {...parts} /> : null
}

type SheetParts = Pick<Awaited<ReturnType<typeof quoteView.load>>, 'SheetDialog' | 'sheetHandle'>

function DayAndTimeSheet({
  id,
  first,
  pair,
  pickers,
  onClose,
  SheetDialog,
  sheetHandle,
}: SheetProps & SheetParts) {
  const { flow, text } = useBooking()
  const [name, setName] = useState(first)
  const time = useFlowState(({ form }) => form[pair.time])
  const [sheet] = useState(sheetHandle)
  const take = (value: string): void => {
    flow.setField(name, value)
    if (name === pair.date && time === '') setName(pair.time)
    else sheet.close()
  }
  return (
    <SheetDialog id={id} sheet={sheet} title={text.t(name)} onClose={onClose}>
      <SheetPage key={name} name={name} picker={pickers(name)} onTake={take} />
    </SheetDialog>
  )
}

type SheetPageProps = { name: TimeFieldName; picker: Picker; onTake: (value: string) => void }

/** A field to type in, and the grid, which has the focus at first: no keyboard comes up unasked. */
function SheetPage({ name, picker, onTake }: SheetPageProps) {
  const { flow, id, text } = useBooking()
  const value = useFlowState(({ form }) => form[name])
  // Typed without Enter it is kept, and the sheet stays.
  const typing = useTyping(picker, value, (typed) => flow.setField(name, typed))
  return (
    <>
      <div className="fi-control fi-control--leading">
        <span className="fi-control__icon">
          <Icon name={picker.today ? 'calendar' : 'clock'} />
        </span>
        <input
          type="text"
          className="fi-input"
          aria-label={text.t(name)}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="done"
          placeholder={picker.label}
          value={typing.text}
          onChange={(event) => typing.type(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={(event) => event.relatedTarget === null && typing.read()}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            onTake(typing.value)
          }}
        />
      </div>
      <SheetGrid id={`${id}-${name}-cells`} picker={picker} chosen={typing.value} onTake={onTake} />
      <p className="fi-picker__hint">{picker.hints().join(' ')}</p>
    </>
  )
}
