import type { components } from '@fiacre/sdk/contract'
import { sql } from 'kysely'
import type { BookingRow } from '#bookings/booking/booking.entity.ts'
import { hireOf } from '#bookings/booking/hire-of.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import type { RideNews } from '#platform/mail/mail.ts'
import { raiseEvents } from '#platform/webhooks/raise-events.ts'
import type { ToldOfRide } from './ride-news.ts'
import { placesOf } from './ride-places.ts'
import type { RideRow } from './ride.entity.ts'

type Schemas = components['schemas']

/** What the servers of carriers hear of each piece of news. */
const TYPES: Record<RideNews, Schemas['RideEventType']> = {
  offered: 'ride.offered',
  given: 'ride.offered',
  changed: 'ride.changed',
  updated: 'ride.changed',
  cancelled: 'ride.cancelled',
  over: 'ride.taken',
  lost: 'ride.taken',
}

/** Tells the servers of carriers, in the transaction of what they are told. Each knows from the number which is the latest. */
export async function raiseRideEvents(
  em: EntityManager,
  ride: RideRow,
  booking: BookingRow,
  told: readonly ToldOfRide[],
  at: Date,
): Promise<void> {
  for (const news of told) {
    const owner = { kind: 'carrier', id: news.carrierId } as const
    await raiseEvents(em, { owner, isTest: ride.isTest, at }, async () => {
      const data = toldRide(ride, booking, news, await stepsOf(em, ride.id))
      return [{ type: TYPES[news.what], subject: data.bookingNumber, version: data.version, data }]
    })
  }
}

/** Steps are written under the ride's lock, so their count rises with each. */
async function stepsOf(em: EntityManager, rideId: string): Promise<number> {
  const { rows } = await sql<{ steps: number }>`
    select count(*)::int as steps from ride_event where ride_id = ${rideId}`.execute(em.getKysely())
  return rows[0]?.steps ?? 1
}

/** A ride without anybody's name, number or door: whoever drives it asks for it. */
function toldRide(
  ride: RideRow,
  booking: BookingRow,
  { offer }: ToldOfRide,
  version: number,
): Schemas['ToldRide'] {
  const { pickup, destination } = placesOf(ride, booking)
  return {
    rideId: ride.id,
    version,
    bookingNumber: booking.bookingNumber,
    leg: ride.leg,
    state: ride.state,
    pickupAt: ride.pickupAt.toISOString(),
    endsAt: ride.endsAt.toISOString(),
    timeZone: ride.timeZone,
    pickup,
    destination,
    ...hireOf(booking),
    vehicleTypeId: ride.vehicleTypeId,
    passengers: ride.passengers,
    suitcases: ride.suitcases,
    infantSeats: ride.infantSeats,
    childSeats: ride.childSeats,
    boosterSeats: ride.boosterSeats,
    meetAndGreet: booking.extras.meetAndGreet ?? false,
    netCents: offer?.netCents ?? ride.netCents,
    offerId: offer?.id ?? null,
    answerUntil: offer?.answerUntil.toISOString() ?? null,
    amendmentUntil: ride.amendmentUntil?.toISOString() ?? null,
    test: ride.isTest,
  }
}
