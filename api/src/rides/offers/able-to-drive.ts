import { MS_PER_MINUTE, RIDE_OFFERS } from '@fiacre/sdk/rules'
import { sql, type RawBuilder } from 'kysely'
import { isLapsed } from '#people/businesses/agreements.ts'
import { coversPlace } from '#people/carriers/covers-place.ts'
import { isCarrierFitAt, isDriverFitAt, isVehicleFitAt } from '#people/carriers/is-fit-at.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import type { RideFacts } from '../ride/legs.ts'
import type { RideRow } from '../ride/ride.entity.ts'

/** What somebody has to be able to drive. */
type Wanted = Pick<RideRow, 'id'> & Omit<RideFacts, 'timeZone' | 'grossCents' | 'netCents'>

/** The vehicle, by its row `v`, is of the class and has room for all. */
export function fits(ride: Wanted): RawBuilder<boolean> {
  return sql<boolean>`(v.vehicle_type_id = ${ride.vehicleTypeId} and v.seats >= ${ride.passengers}
    and v.suitcases >= ${ride.suitcases} and v.infant_seats >= ${ride.infantSeats}
    and v.child_seats >= ${ride.childSeats} and v.booster_seats >= ${ride.boosterSeats})`
}

/** No other ride at the time, nor so close to it that there is no way between them. */
export function isFree(of: 'driver' | 'vehicle', id: RawBuilder<unknown>, ride: Wanted): RawBuilder<boolean> {
  const pause = RIDE_OFFERS.betweenRidesMinutes * MS_PER_MINUTE
  const from = new Date(ride.pickupAt.getTime() - pause)
  const to = new Date(ride.endsAt.getTime() + pause)
  return sql<boolean>`not exists (
    select 1 from ride other where other.${sql.raw(`${of}_id`)} = ${id} and other.id <> ${ride.id}
      and other.state in ('assigned', 'on-the-way', 'arrived', 'on-board')
      and other.pickup_at < ${to} and other.ends_at > ${from})`
}

/**
 * The carriers that can drive a ride, as the database knows them at this moment: approved, with every paper valid from the pickup to the
 * end and the agreement that holds now and does not end before, where they pick up,
 * with a vehicle and a driver that are fit and free. Who gave this ride back is not asked again.
 * @param only whether this one is among them
 */
export async function carriersFor(
  em: EntityManager,
  ride: Wanted,
  now: Date,
  only?: string,
): Promise<string[]> {
  const among = only === undefined ? sql`` : sql`and c.id = ${only}`
  const at = sql`${ride.pickupAt}::timestamptz`
  const end = sql`${ride.endsAt}::timestamptz`
  const place = {
    countryCode: sql`${ride.pickupCountry}::text`,
    lat: sql`${ride.pickupLat}::float8`,
    lon: sql`${ride.pickupLon}::float8`,
  }
  const { rows } = await sql<{ id: string }>`
    select c.id from carrier c
    where c.state = 'approved' ${among} and ${coversPlace(sql`c.id`, place)} and ${isCarrierFitAt(sql`c.id`, at, end)}
      and not ${isLapsed('carrier', sql`c.id`, now)} and (c.ends_at is null or c.ends_at > ${end})
      and exists (select 1 from vehicle v where v.carrier_id = c.id and ${fits(ride)}
        and ${isFree('vehicle', sql`v.id`, ride)} and ${isVehicleFitAt(sql`v.id`, at, end)})
      and exists (select 1 from driver d where d.carrier_id = c.id
        and ${isFree('driver', sql`d.id`, ride)} and ${isDriverFitAt(sql`d.id`, at, end)})
      and not exists (select 1 from ride_offer o where o.ride_id = ${ride.id} and o.carrier_id = c.id
        and o.state in ('given-back', 'taken-back', 'declined'))
    order by c.id`.execute(em.getKysely())
  return rows.map(({ id }) => id)
}
