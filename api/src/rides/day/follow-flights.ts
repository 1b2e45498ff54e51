import { FLIGHT_STATUS, instantToLocal, MS_PER_HOUR, MS_PER_MINUTE } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import type { Context } from '#platform/context/context.ts'
import { lockRideAndBooking } from '../ride/advance-ride.ts'
import { saveRide } from '../ride/ride-record.ts'
import { airportCode, flightNumber } from './flight-number.ts'
import type { FlightLanding } from './flight-status.ts'

/** Rides that one run sees to; what is left is seen to by the next. */
const MOST_RIDES = 100

interface Flown {
  id: string
  travelNumber: string
  place: { kind: string | null; label: string } | null
  pickupAt: string
  timeZone: string
}

/**
 * Asks where the flights of travellers are who are picked up at an airport soon, or wait there: only in the hours around the pickup,
 * each so often at most, a flight once for all who sit in it, and no more calls a day than are paid for.
 */
export async function followFlights(context: Context): Promise<void> {
  const { orm, now, flightStatus, log } = context
  if (flightStatus.name === null) return
  const known = new Map<string, FlightLanding | null>()
  let left = await callsLeft(context)
  for (const ride of await dueRides(context)) {
    const [number, airport] = [flightNumber(ride.travelNumber), airportCode(ride.place)]
    const day = instantToLocal(new Date(ride.pickupAt), ride.timeZone).date
    const key = `${number} ${airport} ${day}`
    if (number && airport && !known.has(key)) {
      if (left <= 0) return
      left -= 1
      known.set(key, await flightStatus.landingOf({ number, airport, day }))
    }
    try {
      await orm.em.fork().transactional((em) => note(em, ride.id, known.get(key) ?? null, now()))
    } catch (error) {
      // One ride takes no other along; the next run tries it again.
      log.error({ err: error, ride: ride.id }, 'the flight of a ride could not be noted')
    }
  }
}

/** Rides that begin at an airport, whose flight is named, has not landed by what we know, and was not asked for a while. */
async function dueRides({ orm, now }: Context): Promise<Flown[]> {
  const at = now().getTime()
  const { hoursBefore, hoursAfter, everyMinutes, asksARide } = FLIGHT_STATUS
  const { rows } = await sql<Flown>`
    select r.id, b.travel_number as "travelNumber", b.pickup_place as place, r.pickup_at as "pickupAt", r.time_zone as "timeZone"
    from ride r join booking b on b.id = r.booking_id
    where r.state in ('accepted', 'assigned', 'on-the-way', 'arrived') and r.leg = 'outbound' and not r.is_test
      and r.pickup_at > ${new Date(at - hoursAfter * MS_PER_HOUR)} and r.pickup_at <= ${new Date(at + hoursBefore * MS_PER_HOUR)}
      and r.landed_at is null and r.flight_asks < ${asksARide} and b.travel_number is not null
      and b.pickup_place ->> 'kind' = 'airport'
      and (r.flight_asked_at is null or r.flight_asked_at <= ${new Date(at - everyMinutes * MS_PER_MINUTE)})
    order by r.flight_asked_at nulls first, r.pickup_at, r.id limit ${MOST_RIDES}`.execute(
    orm.em.fork().getKysely(),
  )
  return rows
}

/** How many calls of this day are not used up, counted by the rides that asked. */
async function callsLeft({ orm, now }: Context): Promise<number> {
  const since = new Date(now().getTime() - 24 * MS_PER_HOUR)
  const { rows } = await sql<{ asks: number }>`
    select coalesce(sum(flight_asks), 0)::int as asks from ride where flight_asked_at > ${since}`.execute(
    orm.em.fork().getKysely(),
  )
  return FLIGHT_STATUS.callsADay - (rows[0]?.asks ?? 0)
}

/** Writes down what was answered; what cannot be of this ride, hours away from it, is left out. */
async function note(
  em: Parameters<typeof lockRideAndBooking>[0],
  id: string,
  landing: FlightLanding | null,
  now: Date,
): Promise<void> {
  const { ride } = await lockRideAndBooking(em, id)
  const nearby = (instant: Date | null | undefined) =>
    instant && Math.abs(instant.getTime() - ride.pickupAt.getTime()) <= FLIGHT_STATUS.hoursAfter * MS_PER_HOUR
      ? instant
      : null
  ride.flightAskedAt = now
  ride.flightAsks += 1
  if (landing) {
    ride.landedAt = landing.landedAt && landing.landedAt <= now ? nearby(landing.landedAt) : null
    ride.flightDueAt = nearby(landing.expectedAt)
  }
  await saveRide(em, ride)
}
