import { CARRIER_SCORE } from '@fiacre/sdk/rules'

/** What the score of a carrier is made of. */
export const SCORE_PARTS = ['onTime', 'acceptance', 'completed', 'rating'] as const

type ScorePart = (typeof SCORE_PARTS)[number]

/** Of so many, so much was good: a ride on time is one, four stars of five are 0.8. */
interface Tally {
  good: number
  of: number
}

export type Tallies = Readonly<Record<ScorePart, Tally>>

export interface ExplainedScore {
  /** 0 to 100. */
  total: number
  parts: { part: ScorePart; weight: number; points: number; good: number; of: number }[]
}

/**
 * The score by which carriers are asked: each part is how much of it was good, with ten rides at everybody's mean added to the carrier's
 * own, so that one bad day does not end a new carrier, and one good day does not make it the first.
 * @param everybody what all carriers have together
 */
export function scoreOf(own: Tallies, everybody: Tallies): ExplainedScore {
  const parts = SCORE_PARTS.map((part) => {
    const weight = CARRIER_SCORE.weights[part]
    const { good, of } = own[part]
    const mean = meanOf(part, everybody[part])
    const points = (weight * (good + CARRIER_SCORE.priorRides * mean)) / (of + CARRIER_SCORE.priorRides)
    return { part, weight, points, good, of }
  })
  return { total: parts.reduce((sum, { points }) => sum + points, 0), parts }
}

function meanOf(part: ScorePart, { good, of }: Tally): number {
  return of > 0 ? good / of : CARRIER_SCORE.assumed[part]
}
