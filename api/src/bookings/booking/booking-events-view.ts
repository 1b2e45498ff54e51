import type { components } from '@fiacre/sdk/contract'
import type { NamedKey } from '#people/partners/keys-by-name.ts'
import type { BookingEventRow } from './booking-event.entity.ts'

type TravellerEvent = components['schemas']['BookingEvent']

/** The steps of a booking as its traveller sees them: without names and reasons of administrators. */
export function toTravellerEvents(
  steps: readonly BookingEventRow[],
  keys: ReadonlyMap<string, NamedKey>,
): TravellerEvent[] {
  return steps.map((step) => toTravellerEvent(step, keys))
}

export function toTravellerEvent(step: BookingEventRow, keys: ReadonlyMap<string, NamedKey>): TravellerEvent {
  return {
    at: step.at.toISOString(),
    kind: step.kind,
    actor: step.keyId ? 'partner' : step.actor,
    partnerName: keys.get(step.keyId ?? '')?.partner ?? null,
    fromStatus: step.fromStatus ?? null,
    toStatus: step.toStatus,
    fromPaymentStatus: step.fromPaymentStatus ?? null,
    toPaymentStatus: step.toPaymentStatus,
    amountCents: step.amountCents ?? null,
  }
}
