import type { TimeLimits } from '../flow/time-limits.ts'
import { Field, FieldError } from './field.tsx'
import { useBooking, useFlowState } from './flow-context.ts'
import { Icon } from './icon.tsx'

type DateTimeFieldsProps = {
  date: 'pickupDate' | 'returnDate'
  time: 'pickupTime' | 'returnTime'
  limits: TimeLimits
  /** About both of them. */
  hint?: string | undefined
}

/** A day and a time beside each other while there is room, with the browser's own pickers, both on the clocks of the pickup place. */
export function DateTimeFields({ date, time, limits, hint }: DateTimeFieldsProps) {
  const { flow, id, text } = useBooking()
  const day = useFlowState(({ form }) => form[date])
  const hour = useFlowState(({ form }) => form[time])
  const hintId = hint ? `${id}-${date}-times` : undefined
  return (
    <div className="fi-times">
      <Field name={date} label={text.t(date)} sharedHintId={hintId} errorApart>
        {(wiring) => (
          <div className="fi-control fi-control--leading">
            <span className="fi-control__icon">
              <Icon name="calendar" />
            </span>
            <input
              {...wiring}
              part="input"
              type="date"
              className="fi-input fi-input--date"
              min={limits.minDate}
              max={limits.maxDate}
              value={day}
              onChange={(event) => flow.setField(date, event.target.value)}
            />
          </div>
        )}
      </Field>
      <FieldError name={date} />
      <Field name={time} label={text.t(time)} sharedHintId={hintId} errorApart>
        {(wiring) => (
          <div className="fi-control fi-control--leading">
            <span className="fi-control__icon">
              <Icon name="clock" />
            </span>
            <input
              {...wiring}
              part="input"
              type="time"
              className="fi-input fi-input--date"
              min={limits.minTime}
              max={limits.maxTime}
              value={hour}
              onChange={(event) => flow.setField(time, event.target.value)}
            />
          </div>
        )}
      </Field>
      <FieldError name={time} />
      {hint && (
        <p className="fi-field__hint" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  )
}
