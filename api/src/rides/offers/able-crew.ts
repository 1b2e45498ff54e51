import { sql } from 'kysely'
import { isCarrierFitAt, isDriverFitAt, isVehicleFitAt } from '#people/carriers/is-fit-at.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import type { RideRow } from '../ride/ride.entity.ts'
import { fits, isFree } from './able-to-drive.ts'

const MOST = 500

interface AbleCrew {
  drivers: { driverId: string; name: string; phone: string }[]
  vehicles: { vehicleId: string; plate: string; name: string }[]
}

/** Drivers and vehicles of the carrier that has a ride which can be named for it; none while nobody has it. */
export async function ableCrew(em: EntityManager, ride: RideRow): Promise<AbleCrew> {
  if (!ride.carrierId) return { drivers: [], vehicles: [] }
  const db = em.getKysely()
  const carrier = sql`${ride.carrierId}::uuid`
  const at = sql`${ride.pickupAt}::timestamptz`
  const end = sql`${ride.endsAt}::timestamptz`
  const isFit = isCarrierFitAt(carrier, at, end)
  const drivers = await sql<AbleCrew['drivers'][number]>`
    select d.id as "driverId", trim(d.first_name || ' ' || d.last_name) as name, d.phone from driver d
    where d.carrier_id = ${carrier} and ${isFit} and ${isFree('driver', sql`d.id`, ride)}
      and ${isDriverFitAt(sql`d.id`, at, end)} order by 2, 1 limit ${MOST}`.execute(db)
  const vehicles = await sql<AbleCrew['vehicles'][number]>`
    select v.id as "vehicleId", v.plate, v.make || ' ' || v.model as name from vehicle v
    where v.carrier_id = ${carrier} and ${isFit} and ${fits(ride)} and ${isFree('vehicle', sql`v.id`, ride)}
      and ${isVehicleFitAt(sql`v.id`, at, end)} order by 2, 1 limit ${MOST}`.execute(db)
  return { drivers: drivers.rows, vehicles: vehicles.rows }
}
