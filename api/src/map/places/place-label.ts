import { countryName } from './country-names.ts'
import { placeName } from './place-name.ts'
import type { Place, PlaceRow } from './places.tables.ts'

/**
 * A row as the contract shows it, in a language: the label is "Geneva Airport (GVA), Switzerland", or with its
 * district's town, where the name alone would be two places.
 */
export function toPlace(row: PlaceRow, language: string, withRegion = false): Place {
  const { id, countryCode, lat, lon, kind, timeZone } = row
  const name = placeName(row, language)
  const code = row.iata ? ` (${row.iata})` : ''
  // The region stays in the register's words: it only tells two apart, and is compared with them when it comes back.
  const region = withRegion && row.region ? ` (${row.region})` : ''
  const country = countryName(countryCode, language)
  // Monaco lies in Monaco, and says so once.
  const label = country === name ? `${name}${region}` : `${name}${code}${region}, ${country}`
  return { id, name, label, countryCode, lat, lon, kind, timeZone }
}

/** The places with labels, each its own: two towns of one name get their districts added. */
export function toPlaces(rows: readonly PlaceRow[], language: string): Place[] {
  const places = rows.map((row) => toPlace(row, language))
  const count = new Map<string, number>()
  for (const { label } of places) count.set(label, (count.get(label) ?? 0) + 1)
  return places.map((place, index) => {
    const row = rows[index]
    return row && (count.get(place.label) ?? 0) > 1 ? toPlace(row, language, true) : place
  })
}
