import { useId, type ComponentProps, type ReactNode } from 'react'
import { FieldError } from '../field/field-error.tsx'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  label: ReactNode
  error?: ReactNode
}

/** One yes or no, with its label beside it. */
export function Checkbox({ label, error, ...attributes }: CheckboxProps) {
  const errorId = useId()
  return (
    <div className="fi-field">
      <label className="fi-checkbox">
        <input
          {...attributes}
          type="checkbox"
          className="fi-checkbox__input"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <span>{label}</span>
      </label>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}
