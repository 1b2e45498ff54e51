import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { insertRow, saveRow } from '#platform/database/rows.ts'
import { Problem } from '#platform/http/problem.ts'
import { endAccess } from './end-access.ts'
import { PartnerEvent } from './partner-event.entity.ts'
import { standingAfter, type PartnerMove } from './partner-states.ts'
import { Partner, type PartnerRow, type PartnerState } from './partner.entity.ts'
import { sentence } from '#platform/http/sentence.ts'

/**
 * Moves a locked partner on, writes it and notes the move. @returns the state before
 * @throws Problem PARTNER_STATE where the move leads nowhere from where it stands
 */
export async function movePartner(
  { now }: Pick<Context, 'now'>,
  em: EntityManager,
  partner: PartnerRow,
  move: PartnerMove,
  by: { actor: 'partner' | 'office'; reason: string | null },
): Promise<PartnerState> {
  const before = partner.state
  const after = standingAfter(partner, move)
  if (!after) throw new Problem('PARTNER_STATE', sentence('standsElsewhere'))
  partner.state = after.state
  partner.isLive = after.isLive
  partner.stateReason = by.reason
  if (after.state === 'closed') partner.endsAt = null
  await saveRow(em, Partner, partner)
  if (after.state === 'closed') await endAccess(em, partner.id, now())
  await insertRow(em, PartnerEvent, {
    partnerId: partner.id,
    at: now(),
    fromState: before,
    toState: after.state,
    actor: by.actor,
    reason: by.reason,
  })
  return before
}
