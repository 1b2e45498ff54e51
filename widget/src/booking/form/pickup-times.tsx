import { useStore } from 'zustand'
import { pickupLimits } from '../flow/time-limits.ts'
import { DateTimeFields } from './date-time-fields.tsx'
import { useBooking } from './flow-context.ts'

/** When to be picked up. Says whose clocks count, as soon as there is a place: nothing moves once its zone is known. */
export function PickupTimes() {
  const { flow, text } = useBooking()
  const { clock } = flow.ports
  // All of the state: the limits hang on the pickup place, the day and the time of day it is now.
  const state = useStore(flow)
  return (
    <DateTimeFields
      date="pickupDate"
      time="pickupTime"
      // No clock before the flow has started: what a server draws is the same at any hour.
      limits={state.status.vehicles === 'idle' ? {} : pickupLimits(state, clock)}
      hint={state.form.pickupLocation === '' ? undefined : text.t('localTimes')}
    />
  )
}
