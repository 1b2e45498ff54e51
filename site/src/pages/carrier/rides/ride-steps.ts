import type { CallInput } from '@fiacre/sdk'
import type { Tone } from '../../../ui/badge/status-tone.ts'
import type { CarrierRide } from './ride-reads.ts'

export type RideStep = CallInput<'advanceRide'>['body']['step']
type RideState = CarrierRide['state']

/** What the dispatcher may say for the driver where a ride stands. */
export function nextSteps(state: RideState): readonly RideStep[] {
  switch (state) {
    case 'assigned':
      return ['depart']
    case 'on-the-way':
      return ['arrive']
    case 'arrived':
      return ['board']
    case 'on-board':
      return ['finish']
    default:
      return []
  }
}

export const RIDE_TONES: Record<RideState, Tone> = {
  open: 'neutral',
  offered: 'neutral',
  accepted: 'warning',
  assigned: 'accent',
  'on-the-way': 'accent',
  arrived: 'accent',
  'on-board': 'accent',
  done: 'positive',
  'no-show': 'danger',
  cancelled: 'neutral',
  unassignable: 'neutral',
}
