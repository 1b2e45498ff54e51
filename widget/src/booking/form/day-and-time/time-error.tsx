import { isCalendarDate, isTimeOfDay } from '@fiacre/sdk/rules'
import { ErrorText } from '../field.tsx'
import { useBooking, useFlowState } from '../flow-context.ts'
import type { TimeFieldName } from './use-pickers.ts'

/** Whether a field holds nothing or what it is for; a text that could not be read stays in it as it was typed. */
export function isReadable(name: TimeFieldName, value: string): boolean {
  return value === '' || (name.endsWith('Date') ? isCalendarDate : isTimeOfDay)(value)
}

/** What is wrong with a day or a time: what the rules say, and as soon as the field is left that it cannot be read. */
export function TimeError({ name }: { name: TimeFieldName }) {
  const { id } = useBooking()
  const said = useFlowState(({ errors }) => errors[name])
  const isReady = useFlowState(({ form }) => isReadable(name, form[name]))
  const own = isReady ? undefined : ({ id: name.endsWith('Date') ? 'dateInvalid' : 'timeInvalid' } as const)
  const error = said ?? own
  return error === undefined ? null : <ErrorText id={`${id}-${name}-error`} error={error} />
}
