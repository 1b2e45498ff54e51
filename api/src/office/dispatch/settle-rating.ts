import type { components } from '@fiacre/sdk/contract'
import type { Context } from '#platform/context/context.ts'
import { fieldProblem, Problem } from '#platform/http/problem.ts'
import { RideRating, type RideRatingRow } from '#rides/ratings/ride-rating.entity.ts'
import type { Administrator } from '../audit/record-audit.ts'
import { changeOfRide, settleOfRide } from './settle-of-ride.ts'
import { sentence } from '#platform/http/sentence.ts'

type Decision = components['schemas']['RatingWordsDecision']

/** Notes that a rating was looked into. @throws Problem NOT_FOUND */
export async function settleRating(
  context: Context,
  administrator: Administrator,
  id: string,
): Promise<void> {
  await settleOfRide<RideRatingRow>(context, administrator, id, {
    entity: RideRating,
    missing: 'There is no such rating.',
    action: 'ride.rating-settled',
    told: ({ stars }) => ({ stars }),
  })
}

/**
 * Passes on what a traveller wrote, or what the carrier answered, or keeps it back for a stated reason; said again, the last word holds.
 * @throws Problem NOT_FOUND where there are no such words; RULE_VIOLATION where a reason lacks
 */
export async function decideRatingWords(
  context: Context,
  administrator: Administrator,
  id: string,
  { part, pass, reason }: Decision,
): Promise<void> {
  if (!pass && !reason) throw fieldProblem('RULE_VIOLATION', 'reason', sentence('reasonMissing'))
  const state = pass ? 'passed' : 'withheld'
  const why = pass || !reason ? null : reason
  await changeOfRide<RideRatingRow>(context, administrator, id, {
    entity: RideRating,
    missing: 'There are no such words.',
    action: pass ? 'ride.words-passed' : 'ride.words-withheld',
    change(row) {
      if (!row[part]) throw new Problem('NOT_FOUND', 'There are no such words.')
      const isNews = row[`${part}State`] !== state || row[`${part}Reason`] !== why
      row[`${part}State`] = state
      row[`${part}Reason`] = why
      return isNews
    },
    told: () => ({ part, ...(why && { why }) }),
  })
}
