import { isRestrictedText, message } from '@fiacre/sdk/rules'
import type { Context } from '../context.ts'
import { fieldProblem, Problem } from '../http/problem.ts'
import { resolvePlace } from '../places/resolve-place.ts'
import type { Place } from '../places/places.tables.ts'
import { whyNotFound } from '../places/why-not-found.ts'
import type { KeptRoute } from '../routing/kept-routes.ts'

interface Point {
  lat: number
  lon: number
}

const RESTRICTED = `${message('locationNotAvailable')}: ${message('locationNotAvailableDescription')}`

/** One end of a journey as the client names it; `field` is what its errors point at. */
export interface End {
  field: string
  text: string
  point?: Point | undefined
}

export interface Journey {
  pickup: Place
  destination: Place
  route: KeptRoute
}

/**
 * Finds both places and the way between them.
 * @param lang language of the places' names; English by default
 * @throws Problem RESTRICTED_REGION, PLACE_NOT_FOUND, PLACES_TOO_CLOSE, NO_ROAD
 */
export async function resolveJourney(
  context: Context,
  from: End,
  to: End,
  lang: string | undefined,
): Promise<Journey> {
  const [pickup, destination] = await Promise.all([
    findPlace(context, from, lang),
    findPlace(context, to, lang),
  ])
  const result = await context.routes.find(pickup, destination)
  if (result.kind === 'route') return { pickup, destination, route: result }
  throw new Problem(result.code, result.message)
}

async function findPlace({ orm }: Context, end: End, lang: string | undefined): Promise<Place> {
  // A point decides where it is; without one, the text alone could name a place we do not serve.
  if (!end.point && isRestrictedText(end.text)) throw fieldProblem('RESTRICTED_REGION', end.field, RESTRICTED)
  const db = orm.em.fork().getKysely()
  const place = await resolvePlace(db, { text: end.text, point: end.point, lang })
  if (place) return place
  if (isRestrictedText(end.text)) throw fieldProblem('RESTRICTED_REGION', end.field, RESTRICTED)
  throw fieldProblem('PLACE_NOT_FOUND', end.field, await whyNotFound(db, end.text, lang))
}
