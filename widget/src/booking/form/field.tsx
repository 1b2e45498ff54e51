import type { ReactNode } from 'react'
import type { BookingText } from '../../locales/text-id.ts'
import type { FieldName } from '../flow/state.ts'
import { useBooking, useFlowState } from './flow-context.ts'
import { Icon } from './icon.tsx'

/** The attributes that join a control to its label, hint and error. */
export type ControlWiring = {
  readonly id: string
  readonly name: FieldName
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

type FieldProps = {
  name: FieldName
  label: string
  /** A word beside the label, such as "optional". */
  aside?: string
  hint?: ReactNode
  /** Id of a hint that stands elsewhere, for several fields together. */
  sharedHintId?: string | undefined
  className?: string
  /** Whether its error stands elsewhere. */
  errorApart?: boolean
  /** The control; spreads the wiring it is given. */
  children: (wiring: ControlWiring) => ReactNode
}

/** A label, one control, its hint and its error. */
export function Field({
  name,
  label,
  aside,
  hint,
  sharedHintId,
  className = '',
  errorApart,
  children,
}: FieldProps) {
  const hintId = `${useBooking().id}-${name}-hint`
  const wiring = useWiring(name, hint ? hintId : sharedHintId)
  return (
    <div className={`fi-field ${className}`} part="field">
      <label className="fi-field__label" id={`${wiring.id}-label`} htmlFor={wiring.id}>
        <span>{label}</span>
        {aside && <span className="fi-field__optional">{aside}</span>}
      </label>
      {children(wiring)}
      {hint && (
        <p className="fi-field__hint" id={hintId}>
          {hint}
        </p>
      )}
      {!errorApart && <FieldError name={name} />}
    </div>
  )
}

/** The wiring of a control whose label stands elsewhere, such as a group of radios. */
export function useWiring(name: FieldName, hintId?: string): ControlWiring {
  const { id: form } = useBooking()
  const invalid = useFlowState(({ errors }) => errors[name] !== undefined)
  const describedBy = [invalid && `${form}-${name}-error`, hintId].filter(Boolean).join(' ')
  return {
    id: `${form}-${name}`,
    name,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': invalid || undefined,
  }
}

/** What is wrong with a field, if anything. */
export function FieldError({ name }: { name: FieldName }) {
  const { id } = useBooking()
  const error = useFlowState(({ errors }) => errors[name])
  return error === undefined ? null : <ErrorText id={`${id}-${name}-error`} error={error} />
}

/** Something that is wrong, in the words of the page. */
export function ErrorText({ id, error }: { id: string; error: BookingText }) {
  const { text } = useBooking()
  return (
    <p className="fi-field__error" id={id}>
      <Icon name="warning" small />
      <span>{text.say(error)}</span>
    </p>
  )
}
