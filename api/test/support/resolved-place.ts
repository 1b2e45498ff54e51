import type { Place, QueryRunner } from '#map/places/places.tables.ts'
import { type PlaceQuestion, resolvePlace } from '#map/places/resolve-place.ts'

/** The place that is found; null when none is, or the traveller would be asked which. */
export async function resolved(db: QueryRunner, question: PlaceQuestion): Promise<Place | null> {
  const answer = await resolvePlace(db, question)
  return answer.kind === 'place' ? answer.place : null
}
