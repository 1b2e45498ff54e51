import type { CallInput, CallResult } from '@fiacre/sdk'
import type { FlowStorage } from '@fiacre/widget'

export type DriverRide = CallResult<'getDriverRide'>
export type Report = CallInput<'sendDriverEvents'>['body']['events'][number]
export type ReportKind = Report['kind']

/** What a phone keeps of the ride of a link, so that the page works where there is no network. */
export type KeptRide = {
  readonly token: string
  readonly ride: DriverRide | null
  /** What was reported and has not arrived yet, the oldest first. */
  readonly queue: readonly Report[]
}

const KEY = 'fiacre.driver'

/** The ride that is kept, for the link that was opened, or for the last one where the page is opened without. */
export function readKept(storage: FlowStorage, token: string | null, now: Date): KeptRide | null {
  const kept = parse(storage.getItem(KEY))
  const isOver = kept?.ride && new Date(kept.ride.worksUntil) <= now && kept.queue.length === 0
  if (isOver) storage.removeItem(KEY)
  if (kept && !isOver && (token === null || kept.token === token)) return kept
  return token === null ? null : { token, ride: null, queue: [] }
}

/** A phone whose storage is full goes on without. */
export function writeKept(storage: FlowStorage, kept: KeptRide): void {
  try {
    storage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // Nothing is kept then: the page itself still knows.
  }
}

function parse(text: string | null): KeptRide | null {
  if (text === null) return null
  try {
    const kept = JSON.parse(text) as Partial<KeptRide>
    if (typeof kept.token !== 'string' || !Array.isArray(kept.queue)) return null
    return { token: kept.token, ride: kept.ride ?? null, queue: kept.queue }
  } catch {
    return null
  }
}

const MOVES: Partial<Record<ReportKind, Pick<DriverRide, 'state'>['state']>> = {
  'on-the-way': 'on-the-way',
  arrived: 'arrived',
  'on-board': 'on-board',
  done: 'done',
}

/** The ride as it will stand when all that waits has arrived: the driver sees at once what a button did. */
export function withQueued(ride: DriverRide, queue: readonly Report[]): DriverRide {
  return queue.reduce((known, { kind, occurredAt }) => {
    const state = MOVES[kind] ?? known.state
    switch (kind) {
      case 'on-the-way':
        return { ...known, state, departedAt: known.departedAt ?? occurredAt }
      case 'arrived':
        return { ...known, state, arrivedAt: known.arrivedAt ?? occurredAt }
      case 'on-board':
        return { ...known, state, boardedAt: known.boardedAt ?? occurredAt }
      case 'done':
        return { ...known, state, finishedAt: known.finishedAt ?? occurredAt }
      case 'no-show':
        return { ...known, noShowAskedAt: known.noShowAskedAt ?? occurredAt }
      default:
        return known
    }
  }, ride)
}
