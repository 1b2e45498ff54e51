import type { FiacreClient } from '@fiacre/sdk'
import { SERVED_COUNTRY_CODES } from '@fiacre/sdk/rules'
import { countryName } from '../../subjects/traveller/country-names.ts'
import type { Area } from './carrier-reads.ts'

type Asked = { kind: Area['kind']; words: string; radius: number; language: string }

const NO_POINT = { airportCode: null, label: null, lat: null, lon: null, radiusKm: null }

/** The area that is meant by what was typed: a country's name, an airport or its code, or any place; undefined for none that we know. */
export async function readArea(
  client: Pick<FiacreClient, 'searchPlaces'>,
  { kind, words, radius, language }: Asked,
): Promise<Area | undefined> {
  const wanted = words.trim()
  if (kind === 'country') {
    const same = (text: string) => text.localeCompare(wanted, language, { sensitivity: 'base' }) === 0
    const code = SERVED_COUNTRY_CODES.find((each) => same(each) || same(countryName(each, language)))
    return code && { ...NO_POINT, kind, countryCode: code }
  }
  const { places } = await client.searchPlaces({ query: { q: wanted } })
  if (kind === 'airport') {
    const place = places.find((each) => each.kind === 'airport')
    const code = place && /^airport:([A-Z]{3})$/.exec(place.id)?.[1]
    return place && code
      ? { ...NO_POINT, kind, countryCode: place.countryCode, airportCode: code, label: place.name }
      : undefined
  }
  const [place] = places
  return (
    place && {
      kind,
      countryCode: place.countryCode,
      airportCode: null,
      label: place.label,
      lat: place.lat,
      lon: place.lon,
      radiusKm: radius,
    }
  )
}
