import { MS_PER_HOUR, MS_PER_MINUTE, RIDE_OFFERS } from '@fiacre/sdk/rules'
import { isOver, type RideState } from '../ride/ride-states.ts'

/** How a ride stands with its offers, for the next step. */
export interface Standing {
  state: RideState
  pickupAt: Date
  amendmentUntil: Date | null
  /** How many carriers were asked alone in this round. */
  askedAlone: number
  /** Until when the carriers that are asked alone now may answer. */
  openAlone: readonly Date[]
}

/** What is done now about a ride, or when it is looked at again; never where `at` is null. */
export type Step =
  | { kind: 'ask-next' }
  | { kind: 'ask-all' }
  | { kind: 'take-back' }
  | { kind: 'give-up' }
  | { kind: 'wait'; at: Date | null }

const NEVER: Step = { kind: 'wait', at: null }

const before = (at: Date, ms: number) => new Date(at.getTime() - ms)

/** When a ride that nobody drives is given up. */
export const givenUpAt = (pickupAt: Date) =>
  before(pickupAt, RIDE_OFFERS.givenUpMinutesBefore * MS_PER_MINUTE)

/**
 * The next step of a ride's way to its carrier: one after the other is asked, then all, until a carrier has it or it is given up. What
 * happens after the pickup is for people.
 */
export function nextStep(standing: Standing, now: Date): Step {
  const { state, pickupAt, amendmentUntil, askedAlone, openAlone } = standing
  if (isOver(state) || now >= pickupAt) return NEVER
  const end = givenUpAt(pickupAt)
  const isSought = state === 'open' || state === 'offered'
  if (now >= end && (isSought || state === 'accepted')) return { kind: 'give-up' }
  if (!isSought) return whenTaken(state, amendmentUntil, end, now)
  const allFrom = before(pickupAt, RIDE_OFFERS.allAtOnceHoursBefore * MS_PER_HOUR)
  if (now >= allFrom) return { kind: 'ask-all' }
  const waiting = openAlone.filter((until) => until > now)
  if (waiting.length > 0) return { kind: 'wait', at: earliest([...waiting, allFrom]) }
  return { kind: askedAlone < RIDE_OFFERS.oneByOne ? 'ask-next' : 'ask-all' }
}

function whenTaken(state: RideState, amendmentUntil: Date | null, end: Date, now: Date): Step {
  if (amendmentUntil && now >= amendmentUntil) return { kind: 'take-back' }
  const ends = state === 'accepted' ? [end] : []
  return { kind: 'wait', at: earliest(amendmentUntil ? [...ends, amendmentUntil] : ends) }
}

function earliest(instants: readonly Date[]): Date | null {
  const [first] = instants.toSorted((one, other) => one.getTime() - other.getTime())
  return first ?? null
}

/** When a ride is looked at again after carriers were asked, or none was found: others may have become able to drive it. */
export function lookAgainAt(pickupAt: Date, openUntil: readonly Date[], now: Date): Date {
  const soon = new Date(now.getTime() + RIDE_OFFERS.answerMinutes.least * MS_PER_MINUTE)
  return earliest([soon, givenUpAt(pickupAt), ...openUntil]) ?? soon
}
