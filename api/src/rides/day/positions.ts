import { sql } from 'kysely'
import type { components } from '@fiacre/sdk/contract'
import type { Context } from '#platform/context/context.ts'
import { findRow } from '#platform/database/rows.ts'
import { assertLinkWorks, findDriverLink } from '../ride/driver-links.ts'
import { Ride } from '../ride/ride.entity.ts'
import type { RideState } from '../ride/ride-states.ts'

/** Between departure and drop-off. */
const UNDER_WAY: readonly RideState[] = ['on-the-way', 'arrived', 'on-board']

/** Whether the position of a ride's driver is anybody's business now. */
export const isUnderWay = (state: RideState): boolean => UNDER_WAY.includes(state)

/**
 * Keeps where the driver is, in the place of where they were. Outside of the drive nothing is kept.
 * @throws Problem NOT_FOUND where the link works no more
 */
export async function keepPosition(
  { orm, now }: Context,
  { token, position, occurredAt }: components['schemas']['DriverPosition'],
): Promise<boolean> {
  const em = orm.em.fork()
  const link = await findDriverLink(em, token)
  const ride = await findRow(em, Ride, { id: link.rideId })
  if (!ride) return false
  const time = now()
  assertLinkWorks(link, ride, time)
  if (!isUnderWay(ride.state)) return false
  const said = new Date(occurredAt)
  const at = said < time ? said : time
  await sql`
    insert into ride_position (ride_id, lat, lon, accuracy_meters, occurred_at, received_at)
    select id, ${position.lat}, ${position.lon}, ${position.accuracyMeters}, ${at}, ${time} from ride
    where id = ${ride.id} and state in (${sql.join(UNDER_WAY)})
    on conflict (ride_id) do update set lat = excluded.lat, lon = excluded.lon,
      accuracy_meters = excluded.accuracy_meters, occurred_at = excluded.occurred_at, received_at = excluded.received_at
    where ride_position.occurred_at <= excluded.occurred_at`.execute(em.getKysely())
  return true
}
