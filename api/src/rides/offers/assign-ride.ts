import { sql } from 'kysely'
import { isFitAt } from '#people/carriers/is-fit-at.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { fieldProblem } from '#platform/http/problem.ts'
import { moveRide, type RideContext, type RideMover } from '../ride/ride-record.ts'
import type { RideRow } from '../ride/ride.entity.ts'
import { fits, isFree } from './able-to-drive.ts'
import { sentence, type Sentence } from '#platform/http/sentence.ts'

export interface Crew {
  driverId: string
  vehicleId: string
}

/**
 * Names who drives a locked ride of a carrier, and in what.
 * @throws Problem RULE_VIOLATION where they do not belong to the carrier, lack a paper at the pickup, have no room, or drive another ride then
 */
export async function assignCrew(
  context: RideContext,
  em: EntityManager,
  ride: RideRow,
  crew: Crew,
  by: RideMover,
): Promise<void> {
  const lack = await lackOf(em, ride, crew)
  if (lack) throw fieldProblem('RULE_VIOLATION', lack.field, lack.says)
  ride.driverId = crew.driverId
  ride.vehicleId = crew.vehicleId
  await moveRide(context, em, ride, 'assign', by)
}

interface Checked {
  fit: boolean
  roomy: boolean
  driver_free: boolean
  vehicle_free: boolean
}

/** What keeps them from driving it. Whoever assigns one of them elsewhere at the same time waits for the other. */
export async function lackOf(
  em: EntityManager,
  ride: RideRow,
  { driverId, vehicleId }: Crew,
): Promise<{ field: string; says: Sentence } | undefined> {
  const db = em.getKysely()
  await sql`select 1 from driver where id = ${driverId} for no key update`.execute(db)
  await sql`select 1 from vehicle where id = ${vehicleId} for no key update`.execute(db)
  const [driver, vehicle] = [sql`${driverId}::uuid`, sql`${vehicleId}::uuid`]
  const at = sql`${ride.pickupAt}::timestamptz`
  const end = sql`${ride.endsAt}::timestamptz`
  const { rows } = await sql<Checked>`
    select ${isFitAt(sql`${ride.carrierId}::uuid`, vehicle, driver, at, end)} as fit,
      exists (select 1 from vehicle v where v.id = ${vehicle} and ${fits(ride)}) as roomy,
      ${isFree('driver', driver, ride)} as driver_free, ${isFree('vehicle', vehicle, ride)} as vehicle_free`.execute(
    db,
  )
  const [checked] = rows
  if (!checked?.fit) {
    return { field: 'driverId', says: sentence('crewUnfit') }
  }
  if (!checked.roomy) {
    return { field: 'vehicleId', says: sentence('vehicleTooSmall') }
  }
  if (!checked.driver_free) return { field: 'driverId', says: sentence('driverBusy') }
  if (!checked.vehicle_free) return { field: 'vehicleId', says: sentence('vehicleBusy') }
  return undefined
}
