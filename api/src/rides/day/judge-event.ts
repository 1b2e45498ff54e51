import { DRIVER_PAGE, MS_PER_HOUR } from '@fiacre/sdk/rules'
import type { Driven } from '../ride/advance-ride.ts'
import { after, isOver } from '../ride/ride-states.ts'
import type { RideRow } from '../ride/ride.entity.ts'
import type { DriverEventKind } from './driver-event.entity.ts'

/** What is known of a ride when a report about it comes. */
export type Known = Pick<
  RideRow,
  'state' | 'pickupAt' | 'departedAt' | 'arrivedAt' | 'boardedAt' | 'finishedAt'
> & { waitsUntil: Date }

/**
 * What a report does: moves the ride, fills in an instant that later steps have passed, is noted as evidence, asks to be relieved, comes
 * too early for that, or goes to a person.
 */
export type Judgement =
  | { kind: 'move' | 'fill'; step: Driven }
  | { kind: 'note' | 'ask' | 'too-early' | 'person' }

const STEPS: Partial<Record<DriverEventKind, Driven>> = {
  'on-the-way': 'depart',
  arrived: 'arrive',
  'on-board': 'board',
  done: 'finish',
}

/** The instants of a ride, in the order in which they lie. */
const ORDER = [
  ['depart', 'departedAt'],
  ['arrive', 'arrivedAt'],
  ['board', 'boardedAt'],
  ['finish', 'finishedAt'],
] as const

/** Judges a report by the time at which it happened, whenever it comes. What contradicts what is known changes nothing. */
export function judgeEvent(known: Known, kind: DriverEventKind, at: Date): Judgement {
  if (kind === 'contacted') return { kind: 'note' }
  if (kind === 'no-show') return judgeNoShow(known, at)
  const step = STEPS[kind]
  if (!step) return { kind: 'person' }
  const place = ORDER.findIndex(([name]) => name === step)
  if (ORDER.some(([name, column]) => name === step && known[column])) return { kind: 'note' }
  if (!fitsInto(known, place, at)) return { kind: 'person' }
  // Nobody has arrived with a traveller who never got in: what that pays is not decided by one button.
  if (step === 'finish' && !known.boardedAt) return { kind: 'person' }
  const earliest = known.pickupAt.getTime() - DRIVER_PAGE.earlyHours * MS_PER_HOUR
  if (at.getTime() < earliest) return { kind: 'person' }
  if (after(known.state, step)) return { kind: 'move', step }
  const isPassed = known.state === 'on-board' || known.state === 'arrived' || known.state === 'done'
  return isPassed ? { kind: 'fill', step } : { kind: 'person' }
}

/** Whether the steps before it that are known were earlier, and those after it later. */
function fitsInto(known: Known, place: number, at: Date): boolean {
  return ORDER.every(([, column], index) => {
    const instant = known[column]
    if (!instant || index === place) return true
    return index < place ? instant <= at : instant >= at
  })
}

function judgeNoShow(known: Known, at: Date): Judgement {
  if (known.boardedAt || known.finishedAt || known.state === 'done') return { kind: 'person' }
  if (isOver(known.state)) return { kind: 'note' }
  return { kind: at < known.waitsUntil ? 'too-early' : 'ask' }
}
