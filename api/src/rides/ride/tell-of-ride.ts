import { instantToLocal, vehicleClass } from '@fiacre/sdk/rules'
import { Booking, type BookingRow } from '#bookings/booking/booking.entity.ts'
import { hireOf } from '#bookings/booking/hire-of.ts'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRow } from '#platform/database/rows.ts'
import { enqueueMail } from '#platform/mail/mail.service.ts'
import type { CarriedRide } from '#platform/mail/mail.ts'
import { raiseRideEvents } from './raise-ride-events.ts'
import type { ToldOfRide } from './ride-news.ts'
import { placesOf } from './ride-places.ts'
import { openCarriers, rideReaders } from './ride-readers.ts'
import type { RideRow } from './ride.entity.ts'

/** Tells carriers what became of a ride, by mail and by webhook, in the transaction of what they are told. */
export async function tellOfRide(
  context: Pick<Context, 'jobs' | 'publicUrl' | 'now'>,
  em: EntityManager,
  ride: RideRow,
  news: readonly ToldOfRide[],
): Promise<void> {
  if (news.length === 0) return
  const booking = await findRow(em, Booking, { id: ride.bookingId })
  if (!booking) throw new Error(`The booking of the ride ${ride.id} is gone.`)
  const open = await openCarriers(
    em,
    news.map(({ carrierId }) => carrierId),
  )
  const told = news.filter(({ carrierId }) => open.has(carrierId))
  await raiseRideEvents(em, ride, booking, told, context.now())
  const readers = await rideReaders(em, open)
  for (const { carrierId, what, offer } of told) {
    const until = offer?.answerUntil ?? (what === 'changed' ? ride.amendmentUntil : null)
    const mail = {
      kind: 'carrier-ride' as const,
      what,
      ride: carriedRide(ride, booking),
      netCents: offer?.netCents ?? ride.netCents,
      until: until ? localOf(until, ride.timeZone) : null,
      link: `${context.publicUrl}/carrier`,
    }
    for (const reader of readers.filter((each) => each.carrierId === carrierId))
      await enqueueMail(context, em, reader, { ...mail, firstName: reader.firstName })
  }
}

/** What a mail says of a ride: nobody's name, and nobody's door. */
function carriedRide(ride: RideRow, booking: BookingRow): CarriedRide {
  const { pickup, destination } = placesOf(ride, booking)
  return {
    bookingNumber: booking.bookingNumber,
    pickup,
    destination,
    ...hireOf(booking),
    pickupLocalTime: localOf(ride.pickupAt, ride.timeZone),
    vehicle: vehicleClass(ride.vehicleTypeId)?.name ?? '',
    passengers: ride.passengers,
    extras: {
      luggage: { suitcases: ride.suitcases, handLuggage: 0 },
      childSeats: { infant: ride.infantSeats, child: ride.childSeats, booster: ride.boosterSeats },
      meetAndGreet: booking.extras.meetAndGreet ?? false,
    },
  }
}

function localOf(instant: Date, timeZone: string): string {
  const { date, time } = instantToLocal(instant, timeZone)
  return `${date} ${time}`
}
