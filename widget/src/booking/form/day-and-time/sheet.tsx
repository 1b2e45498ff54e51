import { useRef, useState } from 'react'
import type { MouseEvent } from 'react'
import { useBooking, useFlowState } from '../flow-context.ts'
import { Icon } from '../icon.tsx'
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
export function Sheet({ id, first, pair, pickers, onClose }: SheetProps) {
  const { flow, text } = useBooking()
  const [name, setName] = useState(first)
  const time = useFlowState(({ form }) => form[pair.time])
  const dialog = useRef<HTMLDialogElement>(null)
  // Before anything in it asks for the focus.
  const [open] = useState(() => (element: HTMLDialogElement | null): void => {
    dialog.current = element
    if (element && !element.open) element.showModal()
  })
  const close = (): void => dialog.current?.close()
  const take = (value: string): void => {
    flow.setField(name, value)
    if (name === pair.date && time === '') setName(pair.time)
    else close()
  }
  const title = `${id}-title`
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the press beside it; by keyboard, Escape does the same
    <dialog
      ref={open}
      id={id}
      className="fi-sheet"
      aria-labelledby={title}
      onClose={onClose}
      onMouseDown={(event: MouseEvent) => {
        if (event.target !== dialog.current) return
        // Or the rest of the press would move the focus that closing has just given back.
        event.preventDefault()
        close()
      }}
    >
      <div className="fi-sheet__page">
        <div className="fi-sheet__head">
          <h2 className="fi-sheet__title" id={title}>
            {text.t(name)}
          </h2>
          <button type="button" className="fi-sheet__close" aria-label={text.t('close')} onClick={close}>
            <Icon name="close" />
          </button>
        </div>
        <SheetPage key={name} name={name} picker={pickers(name)} onTake={take} />
      </div>
    </dialog>
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
