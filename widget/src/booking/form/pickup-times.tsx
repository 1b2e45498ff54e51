import { useStore } from 'zustand'
import { pickupLimits, pickupZone } from '../flow/time-limits.ts'
import { DateTimeFields } from './date-time-fields.tsx'
import { useBooking } from './flow-context.ts'

/** When to be picked up. Says whose clocks count when they are not the traveller's own. */
export function PickupTimes() {
  const { flow, text } = useBooking()
  const { clock } = flow.ports
  // All of the state: the limits hang on the pickup place, the day and the time of day it is now.
  const state = useStore(flow)
  const isElsewhere = pickupZone(state, clock) !== clock.timeZone()
  return (
    <DateTimeFields
      date="pickupDate"
      time="pickupTime"
      limits={pickupLimits(state, clock)}
      hint={isElsewhere ? text.t('localTimes') : undefined}
    />
  )
}
