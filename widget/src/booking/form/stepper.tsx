import { useState } from 'react'
import { useBooking } from './flow-context.ts'
import { Icon } from './icon.tsx'
import { MINUS, PLUS } from './later-shapes.ts'

type StepperProps = {
  id: string
  name: string
  /** Names what is counted, for the two buttons. */
  label: string
  value: number
  min: number
  max: number
  onChange: (value: number) => void
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** A small number: two large buttons, and a number between them that can be typed or stepped by keys. */
export function Stepper({ label, value, min, max, onChange, ...input }: StepperProps) {
  const { text } = useBooking()
  // While somebody types the number may be blank or too large; it counts once it is none of these.
  const [typed, setTyped] = useState<string | null>(null)
  const set = (count: number): void => {
    setTyped(null)
    onChange(Math.min(Math.max(count, min), max))
  }
  return (
    <div className="fi-stepper">
      <button
        type="button"
        className="fi-stepper__button"
        aria-label={text.t('oneFewer', { name: label })}
        // Not `disabled`, which would take the focus from whoever has just reached the bound.
        aria-disabled={value <= min || undefined}
        onClick={() => set(value - 1)}
      >
        <Icon path={MINUS} small />
      </button>
      <input
        {...input}
        type="number"
        inputMode="numeric"
        className="fi-stepper__input"
        min={min}
        max={max}
        value={typed ?? value}
        onChange={({ target }) => {
          const count = target.valueAsNumber
          if (Number.isInteger(count) && count >= min && count <= max) set(count)
          else setTyped(target.value)
        }}
        onBlur={() => {
          const count = Number.parseInt(typed ?? '', 10)
          if (Number.isNaN(count)) setTyped(null)
          else set(count)
        }}
      />
      <button
        type="button"
        className="fi-stepper__button"
        aria-label={text.t('oneMore', { name: label })}
        aria-disabled={value >= max || undefined}
        onClick={() => set(value + 1)}
      >
        <Icon path={PLUS} small />
      </button>
    </div>
  )
}
