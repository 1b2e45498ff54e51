import { townExonym } from './exonyms/exonyms.ts'
import { ENGLISH_NAMES } from './gazetteer/english-names.ts'
import { homeOf } from './home-languages.ts'
import { placeKey } from './place-key.ts'
import { placeName } from './place-name.ts'
import type { Place, PlaceRow, ResolvedPlace } from './places.tables.ts'

type Named = Pick<PlaceRow, 'id' | 'name' | 'kind' | 'countryCode'>

const CALLED_IN_ENGLISH: ReadonlySet<string> = new Set(
  ENGLISH_NAMES.map(({ geoname_id: number }) => `geonames:${number}`),
)

/**
 * What signs and people at a place call it, for whoever drives there: "Aéroport de Genève", "Aéroport de Bruxelles / Luchthaven Brussel".
 * Null where that is the name shown, letters with and without accents taken for the same, and where we do not know it.
 *
 * @param shown the place's name in the language of whoever asked
 */
export function localName(place: Named, shown: string): string | null {
  const names = new Set(namesAtHome(place))
  const isShown = [...names].some((name) => placeKey(name) === placeKey(shown))
  return isShown || names.size === 0 ? null : [...names].join(' / ')
}

function namesAtHome(place: Named): string[] {
  const { languages, airport } = homeOf(place)
  if (place.kind === 'airport' && airport !== '') return airportAtHome(place, airport, languages[0])
  if (languages.length > 0) return languages.map((language) => placeName(place, language))
  // What we keep of a country whose language we do not speak is the name of its own registers, but for English ones and English words.
  const isOurs = place.kind === 'airport' || place.kind === 'station' || CALLED_IN_ENGLISH.has(place.id)
  return isOurs ? [] : [place.name]
}

/** "Belgrade Airport" is "Aerodrom Beograd"; what is no "… Airport" is a name of its own. */
function airportAtHome({ name }: Named, words: string, language: string | undefined): string[] {
  const [, bare] = /^(.+?) Airport$/.exec(name) ?? []
  if (bare === undefined) return []
  return [words.replace('{name}', (language && townExonym(bare, language)) ?? bare)]
}

/** A place as the contract has it: its local name is for documents and drivers. */
export function withoutLocalName(resolved: ResolvedPlace): Place {
  const { localName: _, ...place } = resolved
  return place
}
