import { useState } from 'react'
import { useFieldControl } from '../field/field-context.ts'
import { Icon } from '../icon/icon.tsx'

type StepperProps = {
  value: number
  onChange: (value: number) => void
  min: number
  max: number
  decreaseLabel: string
  increaseLabel: string
  id?: string
  name?: string
  disabled?: boolean
}

const within = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max)

/** A small whole number, such as passengers: two large buttons, and a number input that takes typing and arrow keys. */
export function Stepper({ value, onChange, min, max, decreaseLabel, increaseLabel, ...props }: StepperProps) {
  const attributes = useFieldControl(props)
  // What is being typed may pass through nothing or out of bounds; it counts when the input is left or Enter is pressed.
  const [draft, setDraft] = useState<string | null>(null)
  // At a bound a button is `aria-disabled`, not `disabled`, which would throw the focus away under the finger.
  const step = (to: number) => {
    setDraft(null)
    onChange(within(to, min, max))
  }
  const commit = () => {
    const typed = Number.parseInt(draft ?? '', 10)
    setDraft(null)
    if (!Number.isNaN(typed)) onChange(within(typed, min, max))
  }
  return (
    <div className="fi-stepper">
      <button
        type="button"
        className="fi-stepper__button"
        aria-label={decreaseLabel}
        disabled={props.disabled}
        aria-disabled={value <= min || undefined}
        onClick={() => step(value - 1)}
      >
        <Icon name="minus" />
      </button>
      <input
        {...attributes}
        type="number"
        inputMode="numeric"
        className="fi-stepper__input"
        min={min}
        max={max}
        value={draft ?? value}
        onChange={(event) => {
          const typed = event.target.valueAsNumber
          // The arrow keys and valid typing count at once.
          if (typed >= min && typed <= max) step(Math.trunc(typed))
          else setDraft(event.target.value)
        }}
        onBlur={commit}
        onKeyDown={(event) => event.key === 'Enter' && commit()}
      />
      <button
        type="button"
        className="fi-stepper__button"
        aria-label={increaseLabel}
        disabled={props.disabled}
        aria-disabled={value >= max || undefined}
        onClick={() => step(value + 1)}
      >
        <Icon name="plus" />
      </button>
    </div>
  )
}
