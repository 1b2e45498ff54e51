import { useStore } from 'zustand'
import type { TimeLimits } from '../flow/time-limits.ts'
import type { LoadedPicker } from './day-and-time/picker-code.ts'
import type { DayAndTime } from './day-and-time/use-pickers.ts'
import { Field, FieldError } from './field.tsx'
import { useBooking } from './flow-context.ts'
import { Icon } from './icon.tsx'

export type PickerProps = {
  /** How days and times are chosen, once that is there. */
  picker: LoadedPicker | undefined
}

type DateTimeFieldsProps = PickerProps & {
  pair: DayAndTime
  limits: 'pickup' | 'return'
  /** Of the text about both of them. */
  hint?: 'localTimes' | false | undefined
}

/**
 * A day and a time beside each other while there is room, both on the clocks of the pickup place. The browser's own fields, until
 * ours are there; a blank one shows what ours will.
 */
export function DateTimeFields({ picker, pair, limits: limitsOf, hint }: DateTimeFieldsProps) {
  const { flow, id, text } = useBooking()
  // All of the state: the limits hang on the pickup place, the day and the time of day it is now.
  const state = useStore(flow)
  // No clock before the flow has started: what a server draws is the same at any hour.
  const isStarted = state.status.vehicles !== 'idle'
  const limits: TimeLimits = isStarted ? flow.timeLimits(limitsOf) : {}
  // To make its own fields for days and times takes a browser 14 ms, and a phone four times that. So they are plain ones until then; a page that a
  // server has drawn makes them its own as soon as somebody does something (site/src/app/start/boot.ts).
  const ownKind = (kind: 'date' | 'time') => ({ type: isStarted ? kind : 'text', 'data-type': kind })
  const { date, time } = pair
  const hintId = hint ? `${id}-${date}-times` : undefined
  const ErrorOf = picker?.TimeError ?? FieldError
  return (
    <div className="fi-times">
      {([date, time] as const).flatMap((name) => [
        <Field key={name} name={name} label={text.t(name)} sharedHintId={hintId} errorApart>
          {(wiring) => (
            <div
              className="fi-control fi-control--leading"
              data-blank={picker || state.form[name] ? undefined : text.t(name === date ? 'day' : 'time')}
            >
              <span className="fi-control__icon">
                <Icon name={name === date ? 'calendar' : 'clock'} />
              </span>
              {picker ? (
                <picker.PickerField
                  name={name}
                  pair={pair}
                  limits={limits}
                  wiring={wiring}
                  hadFocus={wiring.id === picker.focused}
                />
              ) : (
                <input
                  {...wiring}
                  part="input"
                  className="fi-input fi-input--date"
                  {...(name === date
                    ? { ...ownKind('date'), min: limits.minDate, max: limits.maxDate }
                    : { ...ownKind('time'), min: limits.minTime, max: limits.maxTime })}
                  value={state.form[name]}
                  onChange={(event) => flow.setField(name, event.target.value)}
                />
              )}
            </div>
          )}
        </Field>,
        <ErrorOf key={`${name}!`} name={name} />,
      ])}
      {hint && (
        <p className="fi-field__hint" id={hintId}>
          {text.t(hint)}
        </p>
      )}
    </div>
  )
}
