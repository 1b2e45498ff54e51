import { useId, type ReactNode } from 'react'
import { FieldError } from '../field/field-error.tsx'

type Choice<Value extends string> = {
  value: Value
  label: ReactNode
  description?: ReactNode
  disabled?: boolean
}

type RadioGroupProps<Value extends string> = {
  legend: ReactNode
  choices: readonly Choice<Value>[]
  value: Value | undefined
  onChange: (value: Value) => void
  name?: string
  error?: ReactNode
}

/** One of several, each with room for a description. For two or three short words use `Segmented`. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const id = useId()
  const { legend, choices, value, onChange, name = id, error } = props
  return (
    <fieldset className="fi-field" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="fi-field__label">{legend}</legend>
      <div className="fi-radio-group">
        {choices.map((choice) => (
          <label className="fi-radio" key={choice.value}>
            <input
              type="radio"
              className="fi-radio__input"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.disabled}
              onChange={() => onChange(choice.value)}
            />
            <span>{choice.label}</span>
            {choice.description && <span className="fi-radio__description">{choice.description}</span>}
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
