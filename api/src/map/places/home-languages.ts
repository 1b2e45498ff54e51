import { LANGUAGES, type LanguageCode } from '@fiacre/sdk/rules'
import { z } from 'zod'
import { country, list, optionalText, text } from '../data/cells.ts'
import { readTable } from '../data/read-table.ts'

const CODES = LANGUAGES.map(({ code }) => code)

const spoken = list.pipe(z.array(z.enum(CODES as [LanguageCode, ...LanguageCode[]])))

/** How a country calls its places at home. */
interface Home {
  /** The first is what most signs have; empty where we speak none of the country's languages. */
  readonly languages: readonly LanguageCode[]
  /** The words of an airport's name, `Aerodrom {name}`, where they are not those of the language; empty elsewhere. */
  readonly airport: string
}

const COUNTRIES: ReadonlyMap<string, Home> = new Map(
  readTable('languages/countries.tsv', { country, languages: spoken, airport: optionalText }).map(
    ({ country: code, ...home }) => [code, home],
  ),
)

/** Places that are called in another language than most of their country, by id, with the name that we keep. */
export const PLACES_APART: ReadonlyMap<string, { name: string; languages: readonly LanguageCode[] }> =
  new Map(
    readTable('languages/places.tsv', { place: text, name: text, languages: spoken }).map(
      ({ place, ...row }) => [place, row],
    ),
  )

/** In which languages a place is called at home, and by which words if it is an airport. */
export function homeOf({ id, countryCode }: { id: string; countryCode: string }): Home {
  const { languages, airport } = COUNTRIES.get(countryCode) ?? { languages: [], airport: '' }
  return { languages: PLACES_APART.get(id)?.languages ?? languages.slice(0, 1), airport }
}
