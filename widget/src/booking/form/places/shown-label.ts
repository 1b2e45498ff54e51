import type { Suggestion } from '../../flow/suggestion.ts'

/**
 * English words for a kind that names of stations and ports carry in every language. Airports are named in the traveller's own
 * by the service.
 */
const ENGLISH_KIND = {
  station: / (Railway |Train )?Station$/,
  port: /^Port of | ((Ferry|Cruise) )?(Port|Harbour|Terminal)$/,
} as const

/** A label as the list shows it: outside of English a kind is said once, below it, in the traveller's language. */
export function shownLabel(place: Suggestion, locale: string): string {
  if (locale.startsWith('en') || !('name' in place)) return place.label
  const { kind, label, name } = place
  if ((kind !== 'station' && kind !== 'port') || !label.startsWith(name)) return label
  return `${name.replace(ENGLISH_KIND[kind], '')}${label.slice(name.length)}`
}
