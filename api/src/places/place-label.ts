import { countryName } from './country-names.ts'
import type { Place, PlaceRow } from './places.tables.ts'

/** "Geneva Airport (GVA), Switzerland"; with its district's town where the name alone would be two places. */
export function placeLabel(row: PlaceRow, language: string, withRegion = false): string {
  const code = row.iata ? ` (${row.iata})` : ''
  const region = withRegion && row.region ? ` (${row.region})` : ''
  return `${row.name}${code}${region}, ${countryName(row.countryCode, language)}`
}

export function toPlace(row: PlaceRow, label: string): Place {
  const { id, name, countryCode, lat, lon, kind, timeZone } = row
  return { id, name, label, countryCode, lat, lon, kind, timeZone }
}

/** The places with labels, each its own: two towns of one name get their districts added. */
export function toPlaces(rows: readonly PlaceRow[], language: string): Place[] {
  const count = new Map<string, number>()
  const plain = rows.map((row) => placeLabel(row, language))
  for (const label of plain) count.set(label, (count.get(label) ?? 0) + 1)
  return rows.map((row, index) => {
    const label = plain[index] ?? ''
    return toPlace(row, (count.get(label) ?? 0) > 1 ? placeLabel(row, language, true) : label)
  })
}
