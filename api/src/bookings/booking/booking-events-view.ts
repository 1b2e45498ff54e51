import type { components } from '@fiacre/sdk/contract'
import type { BookingEventRow } from './booking-event.entity.ts'

type TravellerEvent = components['schemas']['BookingEvent']

/** The steps of a booking as its traveller sees them: without names and reasons of administrators. */
export function toTravellerEvents(steps: readonly BookingEventRow[]): TravellerEvent[] {
  return steps.map(toTravellerEvent)
}

export function toTravellerEvent(step: BookingEventRow): TravellerEvent {
  return {
    at: step.at.toISOString(),
    kind: step.kind,
    actor: step.actor,
    fromStatus: step.fromStatus ?? null,
    toStatus: step.toStatus,
    fromPaymentStatus: step.fromPaymentStatus ?? null,
    toPaymentStatus: step.toPaymentStatus,
    amountCents: step.amountCents ?? null,
  }
}
