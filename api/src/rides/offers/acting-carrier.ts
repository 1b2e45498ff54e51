import { CarrierMember } from '#people/carriers/carrier-member.entity.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRow } from '#platform/database/rows.ts'
import { Problem } from '#platform/http/problem.ts'

/** Somebody who acts for a carrier. */
export interface ActingMember {
  userId: string
  carrierId: string
}

/**
 * For which carrier an account acts. Whoever keeps its books sees its rides, and moves none.
 * @throws Problem NOT_FOUND for whoever acts for none, FORBIDDEN for whoever may not
 */
export async function actingMember(
  em: EntityManager,
  userId: string,
  wants: 'look' | 'dispatch',
): Promise<ActingMember> {
  const member = await findRow(em, CarrierMember, { userId })
  if (!member) throw new Problem('NOT_FOUND', 'You do not act for a carrier.')
  if (wants === 'dispatch' && member.role === 'bookkeeper') {
    throw new Problem('FORBIDDEN', 'Rides are moved by owners and dispatchers of the carrier.')
  }
  return { userId, carrierId: member.carrierId }
}
