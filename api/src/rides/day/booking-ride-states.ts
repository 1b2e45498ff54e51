import type { components } from '@fiacre/sdk/contract'
import type { RideState } from '../ride/ride-states.ts'

/** How a ride looks for its carrier is nothing that its traveller has to know. */
export const BOOKING_RIDE_STATES: Readonly<Record<RideState, components['schemas']['BookingRideState']>> = {
  open: 'planned',
  offered: 'planned',
  accepted: 'planned',
  unassignable: 'cancelled',
  assigned: 'assigned',
  'on-the-way': 'on-the-way',
  arrived: 'arrived',
  'on-board': 'on-board',
  done: 'done',
  'no-show': 'no-show',
  cancelled: 'cancelled',
}
