import { createContext, use, useId, type AriaAttributes } from 'react'

/** What a field tells the control inside it. */
export type FieldWiring = {
  controlId: string
  /** Ids of the hint and the error, for `aria-describedby`; undefined when there is neither. */
  describedBy: string | undefined
  invalid: boolean
  required: boolean
}

export const FieldContext = createContext<FieldWiring | null>(null)

/** The attributes of a control that a field sets; the control's own win, and descriptions add up. */
type Wired = { id?: string; required?: boolean } & Pick<AriaAttributes, 'aria-describedby' | 'aria-invalid'>

/**
 * Joins a control to the `Field` around it: id, description, error and required. Outside a field the control keeps its
 * own attributes.
 */
export function useFieldControl<Attributes extends Wired>(
  attributes: Attributes,
): Attributes & { id: string } {
  const field = use(FieldContext)
  const ownId = useId()
  const describedBy = [attributes['aria-describedby'], field?.describedBy].filter(Boolean).join(' ')
  return {
    ...attributes,
    id: attributes.id ?? field?.controlId ?? ownId,
    required: attributes.required ?? (field?.required || undefined),
    'aria-describedby': describedBy || undefined,
    'aria-invalid': attributes['aria-invalid'] ?? (field?.invalid || undefined),
  }
}
