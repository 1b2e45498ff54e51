import { DateTimeFields } from './date-time-fields.tsx'
import type { PickerProps } from './date-time-fields.tsx'
import { useBooking, useFlowState } from './flow-context.ts'
import { Icon } from './icon.tsx'

/** When to be driven back, on round trips, and which way that is. */
export function ReturnTimes({ picker }: PickerProps) {
  const { text } = useBooking()
  const { isRoundTrip, pickupLocation, destination } = useFlowState(({ form }) => form)
  if (!isRoundTrip) return null
  return (
    <div className="fi-return">
      <p className="fi-return__way">
        <span className="fi-return__label">{text.t('lineReturn')}</span>
        {pickupLocation !== '' && destination !== '' && (
          <span className="fi-return__places">
            {destination} <Icon name="arrow-right" small /> {pickupLocation}
          </span>
        )}
      </p>
      <DateTimeFields picker={picker} pair={RETURN} limits="return" />
    </div>
  )
}

const RETURN = { date: 'returnDate', time: 'returnTime' } as const
