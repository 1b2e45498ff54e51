import { DateTimeFields } from './date-time-fields.tsx'
import type { PickerProps } from './date-time-fields.tsx'
import { useFlowState } from './flow-context.ts'

/** When to be picked up. Says whose clocks count, as soon as there is a place: nothing moves once its zone is known. */
export function PickupTimes({ picker }: PickerProps) {
  const isSomewhere = useFlowState(({ form }) => form.pickupLocation !== '')
  return <DateTimeFields picker={picker} pair={PICKUP} limits="pickup" hint={isSomewhere && 'localTimes'} />
}

const PICKUP = { date: 'pickupDate', time: 'pickupTime' } as const
