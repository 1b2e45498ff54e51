import { useBooking, useFlowState } from './flow-context.ts'

/** One way or round trip, as two radios on one track. */
export function TripType() {
  const { flow, text } = useBooking()
  const isRoundTrip = useFlowState(({ form }) => form.isRoundTrip)
  return (
    <fieldset className="fi-segmented fi-booking__trip-type">
      <legend className="fi-visually-hidden">{text.t('tripType')}</legend>
      <div className="fi-segmented__track">
        {([false, true] as const).map((value) => (
          <label className="fi-segmented__option" key={String(value)}>
            <input
              type="radio"
              className="fi-segmented__input"
              name="isRoundTrip"
              checked={isRoundTrip === value}
              onChange={() => flow.toggleRoundTrip(value)}
            />
            <span className="fi-segmented__label">{text.t(value ? 'roundTrip' : 'oneWay')}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
