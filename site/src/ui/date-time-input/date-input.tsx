import type { ComponentProps } from 'react'
import { TextInput } from '../text-input/text-input.tsx'

/** A calendar day as `YYYY-MM-DD`, with the browser's own picker; `min` and `max` bound it. */
export function DateInput(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return <TextInput {...props} type="date" icon="calendar" className="fi-input--date" />
}
