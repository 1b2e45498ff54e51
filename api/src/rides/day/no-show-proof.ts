import { MS_PER_MINUTE, NO_SHOW_MARK_MINUTES, NO_SHOW_PROOF } from '@fiacre/sdk/rules'
import { greatCircleKm, type LatLon } from '#map/routing/great-circle.ts'
import type { DriverEventRow } from './driver-event.entity.ts'

const METERS = 1000

type Reported = Pick<DriverEventRow, 'kind' | 'occurredAt' | 'receivedAt' | 'lat' | 'lon'>

/** What a no-show lacks to stand by itself; a person decides on one that lacks anything. */
export type Lack = 'arrival' | 'place' | 'contact' | 'time' | 'late'

interface Claim {
  events: readonly Reported[]
  /** Where the traveller was to be met, as the price knows it. */
  meetingPoint: LatLon | null
  waitsUntil: Date
  askedAt: Date
}

/**
 * What is missing of the proof that a traveller did not come: the driver arrived near the meeting point before the wait was over, tried to
 * reach the traveller from there, and said so within the time for it, and all of that was reported when it happened.
 */
export function lacksOf({ events, meetingPoint, waitsUntil, askedAt }: Claim): Lack[] {
  const lacks: Lack[] = []
  const arrivals = events.filter(({ kind, occurredAt }) => kind === 'arrived' && occurredAt < waitsUntil)
  const near = arrivals.filter((event) => isNear(event, meetingPoint))
  const [arrival] = near.length > 0 ? near : arrivals
  if (!arrival) lacks.push('arrival')
  if (arrivals.length > 0 && near.length === 0) lacks.push('place')
  const tries = events.filter(
    ({ kind, occurredAt }) =>
      kind === 'contacted' && arrival !== undefined && occurredAt >= arrival.occurredAt,
  )
  if (tries.length < NO_SHOW_PROOF.contactAttempts) lacks.push('contact')
  if (askedAt.getTime() > waitsUntil.getTime() + NO_SHOW_MARK_MINUTES * MS_PER_MINUTE) lacks.push('time')
  const told = [...(arrival ? [arrival] : []), ...tries.slice(0, NO_SHOW_PROOF.contactAttempts)]
  if (told.some(isLate)) lacks.push('late')
  return lacks
}

function isNear({ lat, lon }: Reported, meetingPoint: LatLon | null): boolean {
  if (typeof lat !== 'number' || typeof lon !== 'number' || !meetingPoint) return false
  return greatCircleKm({ lat, lon }, meetingPoint) * METERS <= NO_SHOW_PROOF.nearMeters
}

const isLate = ({ occurredAt, receivedAt }: Reported) =>
  receivedAt.getTime() - occurredAt.getTime() > NO_SHOW_PROOF.lateMinutes * MS_PER_MINUTE
