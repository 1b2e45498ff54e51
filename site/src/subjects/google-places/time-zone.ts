import type { FiacreClient, Place } from '@fiacre/sdk'
import type { ChosenPlace } from '@fiacre/widget'

/**
 * The place with its time zone, which Google does not say: that of our own place of the same town nearby. Without one
 * the form goes by the zone that the service finds with the price.
 */
export async function withTimeZone(
  place: ChosenPlace,
  town: string | undefined,
  { client, language }: { client: Pick<FiacreClient, 'searchPlaces'>; language: string },
): Promise<ChosenPlace> {
  const { lat, lon, countryCode } = place
  if (!town || !countryCode) return place
  const { places } = await client.searchPlaces({ query: { q: town, lat, lon, lang: language } })
  const near = places.find((each) => each.countryCode === countryCode && isNear(each, place))
  return near ? { ...place, timeZone: near.timeZone } : place
}

/** Within about 50 km. */
function isNear(a: Pick<Place, 'lat' | 'lon'>, b: Pick<Place, 'lat' | 'lon'>): boolean {
  const east = (a.lon - b.lon) * Math.cos((b.lat * Math.PI) / 180)
  return Math.hypot(a.lat - b.lat, east) < 0.45
}
