import type { ComponentProps } from 'react'
import { TextInput } from '../text-input/text-input.tsx'

/** A time of day as `HH:mm`, in the place's local time; `min` bounds it, `step` is in seconds. */
export function TimeInput(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return <TextInput {...props} type="time" icon="clock" className="fi-input--date" />
}
