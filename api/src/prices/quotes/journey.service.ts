import { hireKm, message } from '@fiacre/sdk/rules'
import type { Context } from '#platform/context/context.ts'
import { outsideTransactions } from '#platform/database/outside-transactions.ts'
import { fieldProblem, Problem } from '#platform/http/problem.ts'
import { knownAddresses } from '#map/places/known-address.ts'
import { resolvePlace } from '#map/places/resolve-place.ts'
import type { Place, ResolvedPlace } from '#map/places/places.tables.ts'
import { whyNotFound } from '#map/places/why-not-found.ts'
import type { KeptRoute } from '#map/routing/kept-routes.ts'

interface Point {
  lat: number
  lon: number
}

const MINUTES_PER_HOUR = 60

const RESTRICTED = `${message('locationNotAvailable')}: ${message('locationNotAvailableDescription')}`

/** One end of a journey as the client names it; `field` is what its errors point at. */
export interface End {
  field: string
  text: string
  point?: Point | undefined
}

/** What a price takes from a way; its id names the picture, and is empty where there is none. */
type PricedRoute = Pick<KeptRoute, 'id' | 'source' | 'estimated' | 'distanceKm' | 'minutes'>

export interface Journey {
  pickup: ResolvedPlace
  destination: ResolvedPlace
  route: PricedRoute
}

/**
 * Finds both places and the way between them.
 * @param lang language of the places' names; English by default
 * @throws Problem RESTRICTED_REGION, PLACE_NOT_FOUND, AMBIGUOUS_PLACE, PLACES_TOO_CLOSE, NO_ROAD
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

/**
 * Finds the place where a car by the hour begins, and ends: there is no way between two, and so no picture of one.
 * @throws Problem RESTRICTED_REGION, PLACE_NOT_FOUND, AMBIGUOUS_PLACE
 */
export async function resolveHire(
  context: Context,
  from: End,
  lang: string | undefined,
  durationHours: number,
): Promise<Journey> {
  const pickup = await findPlace(context, from, lang)
  return { pickup, destination: pickup, route: routeOfHire(durationHours) }
}

function routeOfHire(durationHours: number): PricedRoute {
  return {
    id: '',
    source: 'hire',
    estimated: false,
    distanceKm: hireKm(durationHours),
    minutes: durationHours * MINUTES_PER_HOUR,
  }
}

async function findPlace(context: Context, end: End, lang: string | undefined): Promise<ResolvedPlace> {
  const { orm, geocoder, log } = context
  const db = outsideTransactions(orm)
  const { field, text, point } = end
  const answer = await resolvePlace(db, { text, point, lang }, geocoder && knownAddresses(geocoder, log))
  switch (answer.kind) {
    case 'place':
      return answer.place
    case 'not-served':
      throw fieldProblem('RESTRICTED_REGION', field, RESTRICTED)
    case 'unclear':
      throw ambiguousPlace(field, answer.candidates)
    case 'unknown':
      throw fieldProblem('PLACE_NOT_FOUND', field, await whyNotFound(db, text, lang))
  }
}

/** Which of the places it is changes the price, so the traveller is asked. */
function ambiguousPlace(field: string, candidates: readonly Place[]): Problem {
  const labels = candidates.map(({ label }) => label)
  const message = `This could mean ${labels.slice(0, -1).join(', ')} or ${labels.at(-1)}. Please choose one of them.`
  return new Problem('AMBIGUOUS_PLACE', message, {
    errors: [{ pointer: `/${field}`, code: 'AMBIGUOUS_PLACE', says: message }],
    extra: { candidates },
  })
}
