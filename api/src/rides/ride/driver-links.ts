import { DRIVER_PAGE, MS_PER_HOUR } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRow, insertRow } from '#platform/database/rows.ts'
import { newToken, tokenHash } from '#platform/database/tokens.ts'
import { Problem } from '#platform/http/problem.ts'
import { RideLink, type RideLinkRow } from './ride-link.entity.ts'
import { isTaken } from './ride-states.ts'
import type { RideRow } from './ride.entity.ts'
import { sentence } from '#platform/http/sentence.ts'

/** Of a ride so many links work at once; the oldest make way. */
const MOST_LINKS = 10

/** Until when the links of a ride work. */
export const linksWorkUntil = ({ endsAt }: Pick<RideRow, 'endsAt'>): Date =>
  new Date(endsAt.getTime() + DRIVER_PAGE.linkHoursAfterRide * MS_PER_HOUR)

/**
 * A link for the driver of a locked ride. @returns its token, which is kept nowhere
 * @throws Problem RIDE_MOVED where no driver is named, or the ride is over
 */
export async function makeDriverLink(em: EntityManager, ride: RideRow, now: Date): Promise<string> {
  if (!ride.driverId || !isTaken(ride.state) || now >= linksWorkUntil(ride)) {
    throw new Problem('RIDE_MOVED', sentence('driverFirst'))
  }
  const token = newToken()
  await sql`
    delete from ride_link where ride_id = ${ride.id} and id not in (
      select l.id from ride_link l where l.ride_id = ${ride.id} order by l.created_at desc, l.id limit ${MOST_LINKS - 1})`.execute(
    em.getKysely(),
  )
  await insertRow(em, RideLink, {
    id: randomUUID(),
    rideId: ride.id,
    driverId: ride.driverId,
    tokenHash: tokenHash(token),
    createdAt: now,
  })
  return token
}

/** The link of a token. @throws Problem NOT_FOUND */
export async function findDriverLink(em: EntityManager, token: string): Promise<RideLinkRow> {
  const link = await findRow(em, RideLink, { tokenHash: tokenHash(token) })
  if (!link) throw linkEnded()
  return link
}

/** @throws Problem NOT_FOUND where another driver is named by now, or the time is over */
export function assertLinkWorks(link: RideLinkRow, ride: RideRow, now: Date): void {
  if (ride.driverId !== link.driverId || now >= linksWorkUntil(ride)) throw linkEnded()
}

function linkEnded() {
  return new Problem('NOT_FOUND', 'This link works no more. Ask your dispatcher for a new one.')
}
