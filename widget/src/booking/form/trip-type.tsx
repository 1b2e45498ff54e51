import { SUGGESTED_HIRE_HOURS } from '@fiacre/sdk/rules'
import { useBooking, useFlowState } from './flow-context.ts'

/** One way, round trip or by the hour, as radios on one track. */
export function TripType() {
  const { flow, text } = useBooking()
  const { isRoundTrip, durationHours } = useFlowState(({ form }) => form)
  return (
    <fieldset className="fi-segmented fi-booking__trip-type">
      <legend className="fi-visually-hidden">{text.t('tripType')}</legend>
      <div className="fi-segmented__track">
        {(['oneWay', 'roundTrip', 'hourly'] as const).map((type, at) => (
          <label className="fi-segmented__option" key={type}>
            <input
              type="radio"
              className="fi-segmented__input"
              name="isRoundTrip"
              checked={at === (durationHours ? 2 : +isRoundTrip)}
              onChange={() => flow.toggleRoundTrip(at === 1, at > 1 ? SUGGESTED_HIRE_HOURS : 0)}
            />
            <span className="fi-segmented__label">{text.t(type)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
