import type { ReactNode } from 'react'
import type { BookingText } from '../../../locales/text-id.ts'
import { ErrorText } from '../field.tsx'
import { useBooking, useFlowState } from '../flow-context.ts'
import { Stepper } from '../stepper.tsx'
import type { BookingFields, ExtraField } from '../../flow/state.ts'

/** The extras that are counted, and the hours. */
type CountName =
  | { [Field in ExtraField]: BookingFields[Field] extends number ? Field : never }[ExtraField]
  | 'durationHours'

type CountFieldProps = {
  name: CountName
  /** Names the thing that is counted. */
  label: string
  /** A word on it: how many fit, what one costs. */
  about: ReactNode
  min?: number
  max: number
  /** What is wrong with it; else what the last answer said of it. */
  error?: BookingText | undefined
  /** Id of an error that stands elsewhere, for several fields together. */
  errorId?: string | undefined
}

/** How many of something: a label with a word below, and a stepper at its end. */
export function CountField({ name, label, about, min = 0, max, error, errorId }: CountFieldProps) {
  const { flow, id: form } = useBooking()
  const value = useFlowState((state) => state.form[name])
  const said = useFlowState(({ errors }) => errors[name])
  const own = error ?? (errorId === undefined ? said : undefined)
  const id = `${form}-${name}`
  const describedBy = [own === undefined ? errorId : `${id}-error`, about && `${id}-hint`].filter(Boolean)
  return (
    <div className="fi-extras__count">
      <label className="fi-extras__label" htmlFor={id}>
        {label}
      </label>
      <Stepper
        id={id}
        name={name}
        label={label}
        value={value}
        min={min}
        max={max}
        onChange={(count) => flow.setField(name, count)}
        aria-describedby={describedBy.join(' ') || undefined}
        aria-invalid={own !== undefined || errorId !== undefined || undefined}
      />
      {about && (
        <p className="fi-field__hint" id={`${id}-hint`}>
          {about}
        </p>
      )}
      {own !== undefined && <ErrorText id={`${id}-error`} error={own} />}
    </div>
  )
}
