import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { components } from '@fiacre/sdk/contract'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRows, insertRow } from '#platform/database/rows.ts'
import { advance, DRIVEN, lockRideAndBooking } from '../ride/advance-ride.ts'
import { assertLinkWorks, findDriverLink } from '../ride/driver-links.ts'
import { makeUpForLateness } from '../ride/late-credit.ts'
import { saveRide, type RideMover } from '../ride/ride-record.ts'
import { isOver } from '../ride/ride-states.ts'
import { DRIVER_EVENT_KINDS, DriverEvent, type DriverEventOutcome } from './driver-event.entity.ts'
import { driverRide } from './driver-ride.ts'
import { judgeEvent } from './judge-event.ts'
import { endWhereProven } from './end-where-proven.ts'
import { tellArrived } from './tell-traveller.ts'
import { waitsUntil } from './waits-until.ts'

type Schemas = components['schemas']
type Locked = Awaited<ReturnType<typeof lockRideAndBooking>>

/** A phone has not more to tell of a ride: what comes beyond that is not kept. */
const MOST_EVENTS = 200

/**
 * Takes what a driver's phone reports, in one transaction, each report once. They are taken in the order in which they happened.
 * @throws Problem NOT_FOUND where the link works no more
 */
export async function takeEvents(
  context: Context,
  { token, events }: Schemas['DriverEvents'],
): Promise<Schemas['DriverEventsTaken']> {
  const now = context.now()
  return context.orm.em.fork().transactional(async (em) => {
    const link = await findDriverLink(em, token)
    const both = await lockRideAndBooking(em, link.rideId)
    assertLinkWorks(link, both.ride, now)
    const kept = await findRows(em, DriverEvent, sql`where ride_id = ${link.rideId} limit ${MOST_EVENTS}`)
    const known = new Map<string, DriverEventOutcome>(
      kept.map(({ deviceId, outcome }) => [deviceId, outcome]),
    )
    for (const event of inOrder(events, now)) {
      if (known.has(event.id)) continue
      if (known.size >= MOST_EVENTS) break
      known.set(event.id, await takeEvent(context, em, both, { ...event, driverId: link.driverId }, now))
    }
    if (isOver(both.ride.state))
      await sql`delete from ride_position where ride_id = ${link.rideId}`.execute(em.getKysely())
    return {
      outcomes: events.map(({ id }) => ({ id, outcome: known.get(id.toLowerCase()) ?? 'noted' })),
      ride: await driverRide(em, both.ride, both.booking),
    }
  })
}

type Reported = Schemas['DriverEvent'] & { at: Date }

/** A phone whose clock is ahead reports what cannot be yet: it happened by the time it came. */
function inOrder(events: Schemas['DriverEvents']['events'], now: Date): Reported[] {
  const place = ({ kind }: Reported) => DRIVER_EVENT_KINDS.indexOf(kind)
  return events
    .map((event) => {
      const at = new Date(event.occurredAt)
      return { ...event, id: event.id.toLowerCase(), at: at < now ? at : now }
    })
    .toSorted((one, other) => one.at.getTime() - other.at.getTime() || place(one) - place(other))
}

async function takeEvent(
  context: Context,
  em: EntityManager,
  both: Locked,
  { id, kind, at, position, driverId }: Reported & { driverId: string },
  now: Date,
): Promise<DriverEventOutcome> {
  const { ride, booking } = both
  const judged = judgeEvent({ ...ride, waitsUntil: waitsUntil(ride, booking) }, kind, at)
  const by: RideMover = { actor: 'driver', actorId: driverId }
  if (judged.kind === 'move') {
    await advance(context, em, both, judged.step, by, at)
    if (judged.step === 'arrive') await tellArrived(context, em, both)
  }
  if (judged.kind === 'fill') {
    ride[DRIVEN[judged.step]] = at
    await saveRide(em, ride)
    if (judged.step === 'arrive') await makeUpForLateness(context, em, both)
  }
  const outcome = OUTCOMES[judged.kind]
  await insertRow(em, DriverEvent, {
    id: randomUUID(),
    rideId: ride.id,
    driverId,
    deviceId: id,
    kind,
    occurredAt: at,
    receivedAt: now,
    lat: position?.lat ?? null,
    lon: position?.lon ?? null,
    accuracyMeters: position?.accuracyMeters ?? null,
    outcome,
    settledAt: null,
  })
  if (judged.kind === 'ask') await endWhereProven(context, em, both, at)
  return outcome
}

const OUTCOMES: Record<ReturnType<typeof judgeEvent>['kind'], DriverEventOutcome> = {
  move: 'taken',
  fill: 'taken',
  ask: 'taken',
  note: 'noted',
  'too-early': 'too-early',
  person: 'to-a-person',
}
