import type { components } from '@fiacre/sdk/contract'
import type { BookingRow } from '#bookings/booking/booking.entity.ts'
import { areaRound, spotIn } from '#map/route-maps/area.ts'
import { greatCircleKm, type LatLon } from '#map/routing/great-circle.ts'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRow } from '#platform/database/rows.ts'
import type { RideRow } from '../ride/ride.entity.ts'
import { isUnderWay } from './positions.ts'
import { RidePosition } from './ride-position.entity.ts'

type RideMap = components['schemas']['RideMap']

/** What stands round a driver whose next stop is not to be shown, in kilometres. */
const ROUND_DRIVER_KM = 5

interface Asked {
  network: string
  /** Whether the meeting point is shown too; the destination always is, on the way there. */
  showsPickup: boolean
}

/**
 * Where the driver of a ride is, on the map, between departure and drop-off; null otherwise, and where the phone does not tell.
 * @throws Problem BUSY, UNAVAILABLE
 */
export async function rideMap(
  { routeMaps }: Pick<Context, 'routeMaps'>,
  em: EntityManager,
  { ride, booking }: { ride: RideRow; booking: BookingRow },
  { network, showsPickup }: Asked,
): Promise<RideMap | null> {
  if (!isUnderWay(ride.state)) return null
  const position = await findRow(em, RidePosition, { rideId: ride.id })
  if (!position) return null
  const isOnBoard = ride.state === 'on-board'
  const [from, to] = endsOf(ride, booking)
  // On a hire the traveller says where to: nobody knows the next stop.
  const target = isOnBoard ? (booking.durationHours ? null : to) : showsPickup ? from : null
  const kmLeft = target && greatCircleKm(position, target)
  const area = areaRound(target ?? position, kmLeft ?? ROUND_DRIVER_KM)
  const drawing = await routeMaps.area(area, network)
  return {
    ...drawing,
    driver: spotIn(area, position),
    target: target && spotIn(area, target),
    toward: isOnBoard ? 'destination' : 'pickup',
    kmLeft: kmLeft === null ? null : Math.round(kmLeft * 10) / 10,
    at: position.occurredAt.toISOString(),
  }
}

function endsOf(
  { leg }: RideRow,
  { pickupPlace, destinationPlace }: BookingRow,
): [LatLon | null, LatLon | null] {
  const ends = [pickupPlace ?? null, destinationPlace ?? null] as const
  return leg === 'return' ? [ends[1], ends[0]] : [ends[0], ends[1]]
}
