import { fieldErrors } from '@fiacre/sdk/rules'
import type { TextRef } from '@fiacre/widget/locales'
import { unfinishedDates } from './unfinished-dates.ts'
import { useEffect, useRef, useState, type ChangeEvent, type SubmitEvent } from 'react'

type Issues = {
  readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[]
}

/** What a form is checked by: any of the rules' schemas. */
type FormSchema<Output> = {
  safeParse(
    values: unknown,
  ): { readonly success: true; readonly data: Output } | { readonly success: false; readonly error: Issues }
}

/** What is wrong, by field. */
type Errors<Field extends string> = { readonly [Name in Field]?: TextRef | undefined }

type FormOptions<Field extends string, Output> = {
  initial: Readonly<Record<Field, string>>
  schema: FormSchema<Output>
  /** Called with what the schema makes of the values, only when there is nothing to mend. */
  onSubmit: (output: Output) => void
}

/**
 * A form of texts checked by a schema. Errors show once the form was sent, go as soon as they are mended, and the first
 * wrong field gets the focus. They are texts not yet in words; whoever shows them says them in the page's language.
 */
export function useForm<Field extends string, Output>({
  initial,
  schema,
  onSubmit,
}: FormOptions<Field, Output>) {
  const form = useRef<HTMLFormElement>(null)
  const group = useRef<HTMLFieldSetElement>(null)
  const [values, setValues] = useState(initial)
  /** What stands in the fields now: several may be filled in at once, as by a password manager, and sent before the next drawing. */
  const held = useRef(initial)
  const [errors, setErrors] = useState<Errors<string>>({})
  const [refusals, setRefusals] = useState(0)

  useEffect(() => {
    const root = group.current ?? form.current
    if (refusals > 0) root?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals])

  /** Shows errors that somebody else found, such as the service. */
  function refuse(found: Errors<string>): void {
    setErrors(found)
    setRefusals((count) => count + 1)
  }

  function put(next: Readonly<Record<Field, string>>): void {
    held.current = next
    setValues(next)
  }

  function change(field: Field, value: string): void {
    const next = { ...held.current, [field]: value }
    put(next)
    // Typing mends errors; it never makes new ones appear under the traveller's hands.
    const found: Errors<string> = fieldErrors(schema.safeParse(next))
    setErrors((shown) => Object.fromEntries(Object.keys(shown).map((name) => [name, found[name]])))
  }

  /** What it began with is another by now: fields that nobody has touched follow, and what was typed stays. */
  function follow(before: Readonly<Record<Field, string>>, after: Readonly<Record<Field, string>>): void {
    const isUntouched = (name: string) => held.current[name as Field] === before[name as Field]
    const followed = Object.entries(after).filter(([name]) => isUntouched(name))
    put({ ...held.current, ...Object.fromEntries(followed) })
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    const root = group.current ?? form.current
    const result = schema.safeParse({ ...held.current, ...unfinishedDates(root) })
    if (!result.success) return refuse(fieldErrors(result))
    setErrors({})
    onSubmit(result.data)
  }

  return {
    values,
    errors: errors as Errors<Field>,
    change,
    refuse,
    follow,
    /**
     * Spread on the `<form>`. The browser's own messages are off: ours are translated and stay. It posts, so that what is sent before
     * the page's code has come stands in no address.
     */
    form: { ref: form, method: 'post' as const, noValidate: true, onSubmit: submit },
    /** Where its fields stand, when they are not inside the `<form>`. */
    group: { ref: group },
    /** Spread on the control of a field. */
    control: (field: Field) => ({
      name: field,
      value: values[field],
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
        change(field, event.target.value),
    }),
  }
}
