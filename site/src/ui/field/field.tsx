import { useId, useMemo, type ReactNode } from 'react'
import { FieldContext } from './field-context.ts'
import { FieldError } from './field-error.tsx'

type FieldProps = {
  label: ReactNode
  /** Help that is always there, below the control. */
  hint?: ReactNode
  /** What is wrong and how to mend it; its presence marks the control invalid. */
  error?: ReactNode
  /** The id of a message elsewhere that says what is wrong here too, such as the form's; it marks the control invalid as well. */
  invalidBy?: string | undefined
  required?: boolean
  /** A word such as "optional", shown beside the label. */
  optionalLabel?: string
  /** Set it when something outside must point at the control; otherwise one is made. */
  id?: string
  /** One control: TextInput, PasswordInput, Select, DateInput, TimeInput, Stepper… */
  children: ReactNode
}

/**
 * A label, one control, its hint and its error, joined for screen readers. The control inside picks up its id,
 * `aria-describedby`, `aria-invalid` and `required` by itself.
 */
export function Field({
  label,
  hint,
  error,
  invalidBy,
  required = false,
  optionalLabel,
  id,
  children,
}: FieldProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const hintId = hint ? `${controlId}-hint` : undefined
  const errorId = error ? `${controlId}-error` : undefined
  const describedBy = [errorId, invalidBy, hintId].filter(Boolean).join(' ') || undefined
  const invalid = Boolean(error) || invalidBy !== undefined
  const wiring = useMemo(
    () => ({ controlId, describedBy, invalid, required }),
    [controlId, describedBy, invalid, required],
  )
  return (
    <div className="fi-field">
      <label className="fi-field__label" htmlFor={controlId}>
        <span>{label}</span>
        {optionalLabel && <span className="fi-field__optional">{optionalLabel}</span>}
      </label>
      <FieldContext value={wiring}>{children}</FieldContext>
      {hint && (
        <p className="fi-field__hint" id={hintId}>
          {hint}
        </p>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}
