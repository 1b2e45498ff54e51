import type { ComponentProps, ReactNode } from 'react'
import { FieldError } from '../../ui/field/field-error.tsx'

/** What a form that works without a script is drawn with: what was typed, and what is wrong with it, by the names of its fields. */
export type PlainValues = {
  readonly values: Readonly<Record<string, string>>
  readonly errors: Readonly<Record<string, string>>
}

type Frame = { form: PlainValues; name: string; label: ReactNode; hint?: ReactNode }

/** A field by its name alone. It counts no ids, which a page that is taken over would then count otherwise. */
function PlainFrame({ form, name, label, hint, children }: Frame & { children: ReactNode }) {
  const error = form.errors[name]
  return (
    <div className="fi-field">
      <label className="fi-field__label" htmlFor={idOf(name)}>
        <span>{label}</span>
      </label>
      {children}
      {hint && (
        <p className="fi-field__hint" id={`${idOf(name)}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${idOf(name)}-error`}>{error}</FieldError>}
    </div>
  )
}

const idOf = (name: string) => `plain-${name}`

/** What a control says of itself to whoever cannot see what stands below it. */
function wiring({ form, name, hint }: Pick<Frame, 'form' | 'name' | 'hint'>) {
  const isWrong = form.errors[name] !== undefined
  const described = [isWrong && `${idOf(name)}-error`, hint && `${idOf(name)}-hint`].filter(Boolean).join(' ')
  return {
    id: idOf(name),
    name,
    'aria-invalid': isWrong || undefined,
    'aria-describedby': described || undefined,
  }
}

type PlainFieldProps = Frame & Omit<ComponentProps<'input'>, 'form' | 'name' | 'className'>

/** One line of text, a day, a time, a number. */
export function PlainField({ form, name, label, hint, ...attributes }: PlainFieldProps) {
  const isSecret = attributes.type === 'password'
  return (
    <PlainFrame {...{ form, name, label, hint }}>
      <input
        {...wiring({ form, name, hint })}
        defaultValue={isSecret ? undefined : form.values[name]}
        {...attributes}
        className="fi-input"
      />
    </PlainFrame>
  )
}

type PlainSelectProps = Frame &
  Omit<ComponentProps<'select'>, 'form' | 'name' | 'className'> & {
    options: readonly { value: string; label: string }[]
  }

/** One of many. */
export function PlainSelect({ form, name, label, hint, options, ...attributes }: PlainSelectProps) {
  return (
    <PlainFrame {...{ form, name, label, hint }}>
      <select
        {...wiring({ form, name, hint })}
        defaultValue={form.values[name]}
        {...attributes}
        className="fi-input fi-input--select"
      >
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </PlainFrame>
  )
}

type PlainTextProps = Frame & Omit<ComponentProps<'textarea'>, 'form' | 'name' | 'className'>

/** Several lines. */
export function PlainText({ form, name, label, hint, ...attributes }: PlainTextProps) {
  return (
    <PlainFrame {...{ form, name, label, hint }}>
      <textarea
        {...wiring({ form, name, hint })}
        defaultValue={form.values[name]}
        {...attributes}
        className="fi-input"
      />
    </PlainFrame>
  )
}
