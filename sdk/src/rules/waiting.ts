import { WAITING_MINUTES } from './policy.ts'

const { meetAndGreet: NAME_BOARD, ...OF_PLACES } = WAITING_MINUTES.noShow

/**
 * How long a driver waits for somebody who does not come before that is a no-show, in minutes: by the kind of place, as the
 * contract's `PlaceKind` has it. A name board shortens no wait; of two that apply, the longer holds (decision 21).
 */
export function waitingMinutes(placeKind: string, hasNameBoard: boolean): number {
  const ofPlace = new Map<string, number>(Object.entries(OF_PLACES)).get(placeKind) ?? OF_PLACES.other
  return hasNameBoard ? Math.max(ofPlace, NAME_BOARD) : ofPlace
}
