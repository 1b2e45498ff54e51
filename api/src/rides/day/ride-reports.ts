import { sql } from 'kysely'
import type { components } from '@fiacre/sdk/contract'
import { greatCircleKm } from '#map/routing/great-circle.ts'
import type { BookingRow } from '#bookings/booking/booking.entity.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRows } from '#platform/database/rows.ts'
import { Ride, type RideRow } from '../ride/ride.entity.ts'
import { DriverEvent, type DriverEventKind, type DriverEventRow } from './driver-event.entity.ts'
import { lacksOf } from './no-show-proof.ts'
import { waitsUntil } from './waits-until.ts'

type Schemas = components['schemas']

const METERS = 1000

/** The steps of a ride, and where it keeps when they happened. */
const STEPS = [
  ['on-the-way', 'departedAt'],
  ['arrived', 'arrivedAt'],
  ['on-board', 'boardedAt'],
  ['done', 'finishedAt'],
] as const satisfies readonly (readonly [DriverEventKind, keyof RideRow])[]

type Stepped = Pick<RideRow, (typeof STEPS)[number][1]>
type Reported = Pick<DriverEventRow, 'kind' | 'occurredAt' | 'receivedAt' | 'outcome'>

/**
 * What happened on a ride as far as it counts, the oldest first. What no phone reported was said by the carrier, when it happened.
 */
export function stepsOf(ride: Stepped, reports: readonly Reported[]): Schemas['RideStep'][] {
  const counted = reports.filter(({ outcome }) => outcome === 'taken')
  const driven = STEPS.flatMap(([kind, column]) => {
    const at = ride[column]
    if (!at) return []
    const told = counted.find(
      (report) => report.kind === kind && report.occurredAt.getTime() === at.getTime(),
    )
    return [{ kind, at, toldAt: told?.receivedAt ?? at }]
  })
  const beside = [
    ...reports.filter(({ kind }) => kind === 'contacted'),
    ...counted.filter(({ kind }) => kind === 'no-show'),
  ].map(({ kind, occurredAt, receivedAt }) => ({ kind, at: occurredAt, toldAt: receivedAt }))
  return [...driven, ...beside]
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ kind, at, toldAt }) => ({ kind, at: at.toISOString(), toldAt: toldAt.toISOString() }))
}

/** What drivers reported of the rides of a booking, whether it counts or not, with what a person needs to judge it. */
export async function reportsAbout(
  em: EntityManager,
  booking: BookingRow,
): Promise<{ kind: DriverEventKind; at: Date; report: Schemas['DriverReport'] }[]> {
  const rides = await findRows(em, Ride, sql`where booking_id = ${booking.id} order by leg`)
  const all = await Promise.all(
    rides.map(async (ride) => {
      const events = await findRows(
        em,
        DriverEvent,
        sql`where ride_id = ${ride.id} order by occurred_at desc, id limit 200`,
      )
      return events.map((event) => reportOf(event, { ride, booking, events }))
    }),
  )
  return all.flat()
}

function reportOf(
  event: DriverEventRow,
  { ride, booking, events }: { ride: RideRow; booking: BookingRow; events: readonly DriverEventRow[] },
) {
  const { kind, occurredAt: at, receivedAt, outcome, lat, lon, driverId } = event
  const meetingPoint = (ride.leg === 'return' ? booking.destinationPlace : booking.pickupPlace) ?? null
  const isPlaced = typeof lat === 'number' && typeof lon === 'number' && meetingPoint !== null
  const own = events.filter((other) => other.driverId === driverId && other.receivedAt <= receivedAt)
  const isClaim = kind === 'no-show' && outcome === 'taken'
  const claim = { events: own, meetingPoint, waitsUntil: waitsUntil(ride, booking), askedAt: at }
  return {
    kind,
    at,
    report: {
      leg: ride.leg,
      receivedAt: receivedAt.toISOString(),
      outcome,
      metersAway: isPlaced ? Math.round(greatCircleKm({ lat, lon }, meetingPoint) * METERS) : null,
      lacks: isClaim ? lacksOf(claim) : [],
    },
  }
}
