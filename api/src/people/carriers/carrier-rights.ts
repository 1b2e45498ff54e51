import type { EntityManager } from '#platform/database/orm.ts'
import { findRow } from '#platform/database/rows.ts'
import { Problem } from '#platform/http/problem.ts'
import { CarrierMember, type CarrierRole } from './carrier-member.entity.ts'

/** What can be done for a carrier. */
export type CarrierRight =
  | 'look'
  /** Who it is, its papers for us, its end. */
  | 'details'
  /** Vehicles, drivers and their papers. */
  | 'fleet'
  /** Offers and rides. */
  | 'dispatch'
  /** Earnings and statements. */
  | 'books'
  /** Keys and webhooks. */
  | 'connect'
  /** Who else acts for it. */
  | 'members'

/** Who may do what, beside an owner, who may do all of it: the one table of that. */
const CARRIER_RIGHTS: Readonly<Record<CarrierRight, readonly CarrierRole[]>> = {
  look: ['dispatcher', 'bookkeeper'],
  details: [],
  fleet: ['dispatcher'],
  dispatch: ['dispatcher'],
  books: ['bookkeeper'],
  connect: [],
  members: [],
}

/** All that somebody may do. */
export function rightsOf(role: CarrierRole): CarrierRight[] {
  const all = Object.keys(CARRIER_RIGHTS) as CarrierRight[]
  return all.filter((right) => role === 'owner' || CARRIER_RIGHTS[right].includes(role))
}

const REFUSED: Readonly<Record<CarrierRight, string>> = {
  look: 'You do not act for this carrier.',
  details: 'Only an owner of the carrier may do this.',
  fleet: 'Vehicles, drivers and their papers are for owners and dispatchers of the carrier.',
  dispatch: 'Rides are moved by owners and dispatchers of the carrier.',
  books: 'Earnings and statements are for owners and bookkeepers of the carrier.',
  connect: 'Only an owner of the carrier may do this.',
  members: 'Only an owner of the carrier says who acts for it.',
}

/** @throws Problem FORBIDDEN */
export function assertRight(role: CarrierRole, right: CarrierRight): void {
  if (role !== 'owner' && !CARRIER_RIGHTS[right].includes(role))
    throw new Problem('FORBIDDEN', REFUSED[right])
}

/** Somebody who acts for a carrier. */
export interface ActingMember {
  userId: string
  carrierId: string
}

/**
 * For which carrier an account acts, where it has that right.
 * @throws Problem NOT_FOUND for whoever acts for none, FORBIDDEN for whoever may not
 */
export async function actingMember(
  em: EntityManager,
  userId: string,
  right: CarrierRight,
): Promise<ActingMember> {
  const member = await findRow(em, CarrierMember, { userId })
  if (!member) throw new Problem('NOT_FOUND', 'You do not act for a carrier.')
  assertRight(member.role, right)
  return { userId, carrierId: member.carrierId }
}
