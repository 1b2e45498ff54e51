import type { Context } from '#platform/context/context.ts'
import { RideRating, type RideRatingRow } from '#rides/ratings/ride-rating.entity.ts'
import type { Administrator } from '../audit/record-audit.ts'
import { settleOfRide } from './settle-of-ride.ts'

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
