import type { components } from '@fiacre/sdk/contract'
import type { BookingEventKind } from './booking-event.entity.ts'
import type { BookingStatus, PaymentStatus } from './booking.entity.ts'

type BookingEventType = components['schemas']['BookingEventType']

/** Every type of event that tells of a booking. */
export const BOOKING_EVENT_TYPES = [
  'booking.created',
  'booking.paid',
  'booking.changed',
  'booking.cancelled',
  'booking.completed',
] as const satisfies readonly BookingEventType[]

/** Where a booking stands. */
export interface Standing {
  status: BookingStatus
  paymentStatus: PaymentStatus
}

/** What a step is to whoever the booking came from; most steps are nothing. */
export function newsOf(
  kind: BookingEventKind,
  before: Standing | null,
  after: Standing,
): readonly BookingEventType[] {
  if (!before) return ['booking.created']
  const hasBecome = (status: BookingStatus) => before.status !== status && after.status === status
  const news: Record<Exclude<BookingEventType, 'booking.created'>, boolean> = {
    'booking.changed': kind === 'CHANGED',
    'booking.paid': before.paymentStatus !== 'completed' && after.paymentStatus === 'completed',
    'booking.cancelled': hasBecome('cancelled'),
    'booking.completed': hasBecome('completed'),
  }
  return BOOKING_EVENT_TYPES.filter((type) => type !== 'booking.created' && news[type])
}
