/** Where a ride stands. Its carrier is known from `accepted` on, its driver and vehicle from `assigned` on. */
export const RIDE_STATES = [
  'open',
  'offered',
  'accepted',
  'assigned',
  'on-the-way',
  'arrived',
  'on-board',
  'done',
  'no-show',
  'cancelled',
  'unassignable',
] as const

export type RideState = (typeof RIDE_STATES)[number]

/** What happens to a ride. */
export const RIDE_MOVES = [
  'offer',
  'end-offers',
  'accept',
  'assign',
  'unassign',
  'release',
  'depart',
  'arrive',
  'board',
  'finish',
  'no-show',
  'cancel',
  'give-up',
  'reopen',
] as const

export type RideMove = (typeof RIDE_MOVES)[number]

type Moves = Partial<Record<RideMove, RideState>>

/** The booking may be cancelled, or set to completed by an administrator, wherever its rides stand. */
const ALWAYS: Moves = { cancel: 'cancelled', finish: 'done' }
/** Nobody drives it yet. */
const SOUGHT: Moves = { ...ALWAYS, accept: 'accepted', assign: 'assigned', 'give-up': 'unassignable' }
/** A carrier has it, and may lose it. */
const TAKEN: Moves = { ...ALWAYS, release: 'open', 'no-show': 'no-show' }

/** The state machine of a ride: from where, by what, to where. What is not named here does not happen. */
const MOVES: Readonly<Record<RideState, Moves>> = {
  open: { ...SOUGHT, offer: 'offered' },
  offered: { ...SOUGHT, offer: 'offered', 'end-offers': 'open' },
  accepted: { ...TAKEN, assign: 'assigned' },
  assigned: {
    ...TAKEN,
    assign: 'assigned',
    unassign: 'accepted',
    depart: 'on-the-way',
    arrive: 'arrived',
    board: 'on-board',
  },
  'on-the-way': { ...TAKEN, assign: 'on-the-way', arrive: 'arrived', board: 'on-board' },
  arrived: { ...TAKEN, board: 'on-board' },
  // Nobody is put out of a car: a booking that is cancelled now ends when it is driven.
  'on-board': { finish: 'done' },
  done: {},
  'no-show': { reopen: 'open' },
  cancelled: { reopen: 'open' },
  unassignable: { reopen: 'open' },
}

/** Where a ride stands after a move; undefined where it cannot move so. */
export function after(state: RideState, move: RideMove): RideState | undefined {
  return MOVES[state][move]
}

const ENDS: readonly RideState[] = ['done', 'no-show', 'cancelled', 'unassignable']
const HANDS: readonly RideState[] = ['accepted', 'assigned', 'on-the-way', 'arrived', 'on-board']

/** Whether nothing is to come of it any more. */
export const isOver = (state: RideState): boolean => ENDS.includes(state)

/** Whether a carrier has taken it, and is at it. */
export const isTaken = (state: RideState): boolean => HANDS.includes(state)
