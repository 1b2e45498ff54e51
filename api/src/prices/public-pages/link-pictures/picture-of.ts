import { formatDistance, formatDuration, type LanguageCode } from '@fiacre/sdk/rules'
import type { Context } from '#platform/context/context.ts'
import { TRANSFERS } from '../../destinations/transfers/transfer-routes.ts'
import { areaOfHub, hubMap } from './hub-map.ts'
import type { PictureJob } from './picture-job.ts'

type Sources = Pick<Context, 'transfers' | 'routeMaps'>

/** Pictures of links wait for one another, as those for pages do. */
const OURSELVES = '127.0.0.1'

/**
 * What the picture of a page shows, in a language. No price: networks keep a picture for weeks. Null where the page is none of rides.
 * @throws Problem BUSY, UNAVAILABLE
 */
export async function pictureOf(
  path: string,
  language: LanguageCode,
  sources: Sources,
): Promise<PictureJob | null> {
  const [root, first, second, ...more] = path.split('/').slice(1)
  if (`/${root}` !== TRANSFERS || !first || more.length > 0) return null
  return second ? ofRoute([first, second], language, sources) : ofHub(first, language, sources)
}

async function ofRoute(
  [airportSlug, placeSlug]: readonly [string, string],
  language: LanguageCode,
  { transfers, routeMaps }: Sources,
): Promise<PictureJob | null> {
  const ride = await transfers.route(airportSlug, placeSlug, language)
  if (!ride) return null
  const { airport, place, distanceKm, durationMinutes } = ride
  const [, id = ''] = /^\/api\/routes\/(\w+)\/map$/.exec(ride.mapUrl) ?? []
  const drawing = await routeMaps.find(id, OURSELVES)
  if (!drawing) return null
  const { land, towns, way, isDirectLine, pickup, destination } = drawing
  return {
    names: [airport.name, place.name],
    details: [formatDistance(distanceKm, { locale: language }), formatDuration(durationMinutes, language)],
    map: { land, towns, ways: [way], isDirectLine, start: pickup, ends: [destination] },
  }
}

async function ofHub(
  slug: string,
  language: LanguageCode,
  { transfers, routeMaps }: Sources,
): Promise<PictureJob | null> {
  const hub = await transfers.hub(slug, language)
  if (!hub) return null
  const area = areaOfHub(hub)
  const { land } = await routeMaps.area(area, OURSELVES)
  return {
    names: [(hub.airport ?? hub.country).name],
    details: [...new Set(hub.rides.map(({ place }) => place.name))],
    map: hubMap(hub, area, land),
  }
}
