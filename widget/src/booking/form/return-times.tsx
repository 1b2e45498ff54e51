import { useStore } from 'zustand'
import { returnLimits } from '../flow/time-limits.ts'
import { DateTimeFields } from './date-time-fields.tsx'
import { useBooking } from './flow-context.ts'
import { Icon } from './icon.tsx'

/** When to be driven back, on round trips, and which way that is. */
export function ReturnTimes() {
  const { flow, text } = useBooking()
  const state = useStore(flow)
  const { isRoundTrip, pickupLocation, destination } = state.form
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
      <DateTimeFields date="returnDate" time="returnTime" limits={returnLimits(state, flow.ports.clock)} />
    </div>
  )
}
