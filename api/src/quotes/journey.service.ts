import { isRestrictedText, message } from '@fiacre/sdk/rules'
import type { Context } from '../context.ts'
import { fieldProblem, Problem } from '../http/problem.ts'
import { resolvePlace } from '../places/resolve-place.ts'
import type { Place } from '../places/places.tables.ts'
import type { Route } from '../routing/routing.ts'

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
  route: Route
}

/**
 * Finds both places and the way between them.
 * @throws Problem RESTRICTED_REGION, PLACE_NOT_FOUND, PLACES_TOO_CLOSE, NO_ROAD
 */
export async function resolveJourney(context: Context, from: End, to: End): Promise<Journey> {
  const [pickup, destination] = await Promise.all([findPlace(context, from), findPlace(context, to)])
  const result = await context.routing.route(pickup, destination)
  if (result.kind === 'route') return { pickup, destination, route: result }
  throw new Problem(result.code, result.message)
}

async function findPlace({ orm }: Context, end: End): Promise<Place> {
  // A point decides where it is; without one, the text alone could name a place we do not serve.
  if (!end.point && isRestrictedText(end.text)) throw fieldProblem('RESTRICTED_REGION', end.field, RESTRICTED)
  const place = await resolvePlace(orm.em.fork().getKysely(), { text: end.text, point: end.point })
  if (place) return place
  if (isRestrictedText(end.text)) throw fieldProblem('RESTRICTED_REGION', end.field, RESTRICTED)
  throw fieldProblem(
    'PLACE_NOT_FOUND',
    end.field,
    `We could not find "${end.text}". Please choose a place from the suggestions, or add its town and country.`,
  )
}
