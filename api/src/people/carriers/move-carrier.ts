import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { insertRow, saveRow } from '#platform/database/rows.ts'
import { Problem } from '#platform/http/problem.ts'
import { CarrierEvent } from './carrier-event.entity.ts'
import { stateAfter, type BusinessMove } from '../businesses/business-states.ts'
import { Carrier, type CarrierRow, type CarrierState } from './carrier.entity.ts'
import { sentence } from '#platform/http/sentence.ts'

/**
 * Moves a locked carrier on, writes it and notes the move. @returns the state before
 * @throws Problem CARRIER_STATE where the move leads nowhere from where it stands
 */
export async function moveCarrier(
  { now }: Pick<Context, 'now'>,
  em: EntityManager,
  carrier: CarrierRow,
  move: BusinessMove,
  by: { actor: 'carrier' | 'office'; reason: string | null },
): Promise<CarrierState> {
  const before = carrier.state
  const to = stateAfter(before, move)
  if (!to) throw new Problem('CARRIER_STATE', sentence('standsElsewhere'))
  carrier.state = to
  carrier.stateReason = by.reason
  if (to === 'closed') carrier.endsAt = null
  carrier.updatedAt = now()
  await saveRow(em, Carrier, carrier)
  await insertRow(em, CarrierEvent, {
    carrierId: carrier.id,
    at: now(),
    fromState: before,
    toState: to,
    actor: by.actor,
    reason: by.reason,
  })
  return before
}
