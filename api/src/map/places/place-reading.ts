import type { Candidate, Choice } from './choose-place.ts'
import type { PlaceText } from './parse-place-text.ts'

/** What a text says by itself, without any position. */
export interface PlaceReading {
  /** The place it names; null when it names none that we serve. */
  readonly choice: Choice | null
  /** Places that it names as well, too far from that one to be the same pickup. */
  readonly apart: readonly Candidate[]
  /** Whether it ends in a country that we do not serve. */
  readonly elsewhere: boolean
  /** Every place that one of its names may mean, the heaviest first. */
  readonly candidates: readonly Candidate[]
  readonly text: PlaceText
}
