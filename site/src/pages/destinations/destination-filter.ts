import type { Place } from '@fiacre/sdk'
import type { Destination } from '../../subjects/places/catalogue.ts'

/** The filter tabs, in their order (spec section 2). */
export const DESTINATION_FILTERS = ['summer', 'ski', 'discover', 'all'] as const

export type DestinationFilter = (typeof DESTINATION_FILTERS)[number]

/** The filter that an address asks for by `?show=ski`; every country when it asks for none that there is. */
export function readFilter(search: string): DestinationFilter {
  const asked = new URLSearchParams(search).get('show')
  return DESTINATION_FILTERS.find((known) => known === asked) ?? 'all'
}

/** The address's query with a filter in it; whatever else it says stays. Blank, or with its question mark. */
export function withFilter(search: string, filter: DestinationFilter): string {
  const query = new URLSearchParams(search)
  if (filter === 'all') query.delete('show')
  else query.set('show', filter)
  const text = query.toString()
  return text && `?${text}`
}

/** The country whose card an address opens by `?country=FR`. */
export function readCountry(search: string): string | undefined {
  return new URLSearchParams(search).get('country') ?? undefined
}

/** The address's query with an open country in it, or without. */
export function withCountry(search: string, code: string | undefined): string {
  const query = new URLSearchParams(search)
  if (code === undefined) query.delete('country')
  else query.set('country', code)
  const text = query.toString()
  return text && `?${text}`
}

/** The countries a filter lets through. */
export function filterDestinations(
  countries: readonly Destination[],
  filter: DestinationFilter,
): readonly Destination[] {
  return filter === 'all' ? countries : countries.filter(({ categories }) => categories.includes(filter))
}

/** What a card shows of a country under a filter: a season's picture and resorts; else what it is known for. */
export function destinationFace(
  destination: Destination,
  filter: DestinationFilter,
): { imageUrl: string; resorts: readonly Place[]; categories: Destination['categories'] } {
  const { imageUrl, summerImageUrl, skiImageUrl, summerResorts, skiResorts } = destination
  if (filter === 'summer')
    return { imageUrl: summerImageUrl ?? imageUrl, resorts: summerResorts, categories: [] }
  if (filter === 'ski') return { imageUrl: skiImageUrl ?? imageUrl, resorts: skiResorts, categories: [] }
  const categories = destination.categories.filter((category) => category !== filter)
  return { imageUrl, resorts: [], categories }
}
