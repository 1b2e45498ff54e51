import { type LanguageCode, matchLanguage } from '@fiacre/sdk/rules'
import { AIRPORT_PHRASES } from './exonyms/airport-phrases.ts'
import { CENTRAL_STATION_PHRASES } from './exonyms/central-station-phrases.ts'
import { allExonyms, isEnglishName, townExonym } from './exonyms/exonyms.ts'
import { STATION_PHRASES } from './exonyms/station-phrases.ts'
import type { PlaceRow } from './places.tables.ts'

type Named = Pick<PlaceRow, 'id' | 'name' | 'kind'> & Partial<Pick<PlaceRow, 'countryCode'>>

/**
 * A place's name in a language: "Monachium", "Flughafen Genf", "Bahnhof Kraków Główny". The name we keep, in Latin letters, where the language
 * has none that we know; English where we do not speak the language.
 *
 * @param language a BCP 47 tag, such as "pl" or "pt-BR"
 */
export function placeName(place: Named, language: string): string {
  const code = matchLanguage([language])
  if (code === 'en') return place.name
  if (place.kind === 'airport') return airportName(place, code)
  if (place.kind === 'station') return stationName(place, code)
  return allExonyms().get(place.id)?.byLanguage.get(code) ?? place.name
}

/** A terminal of an airport, by its id and its name. */
const TERMINAL_ID = /^curated:(\w{3})-terminal-/
const AIRPORT_NAME = /^(.+?) Airport( (?:\w+ )?Terminal(?: \w+)?)?$/

/**
 * "EuroAirport Basel Mulhouse Freiburg" and "Monaco Heliport" are names of their own, the same in every language. A
 * terminal keeps the name on the airport's signs.
 */
function airportName({ id, name }: Named, language: Exclude<LanguageCode, 'en'>): string {
  const [, bare, terminal = ''] = AIRPORT_NAME.exec(name) ?? []
  if (bare === undefined) return name
  const airport = TERMINAL_ID.exec(id)?.[1]
  const own = allExonyms().get(airport === undefined ? id : `airport:${airport.toUpperCase()}`)
  const called = own ? (own.byLanguage.get(language) ?? bare) : translateTowns(bare, language)
  return `${AIRPORT_PHRASES[language](called)}${terminal}`
}

/**
 * "Wien Hauptbahnhof" and "Paris Gare du Nord" are names of their own. What stands on signs stays, "Warszawa Centralna"; a town that
 * we keep under its English name is named as the language does: "Bruxelles-Midi". A name that is itself translated stands in a table,
 * "Bruxelles-Nord", and "Copenhagen Central Station" is the language's own phrase, "Kopenhaga Dworzec Główny".
 */
function stationName({ id, name, countryCode }: Named, language: Exclude<LanguageCode, 'en'>): string {
  const own = allExonyms().get(id)?.byLanguage.get(language)
  if (own !== undefined) return STATION_PHRASES[language](own)
  const [, town] = /^(.+) Central Station$/.exec(name) ?? []
  if (town !== undefined) return CENTRAL_STATION_PHRASES[language](translateTowns(town, language))
  const [, bare] = /^(.+) Station$/.exec(name) ?? []
  if (bare === undefined) return name
  const home = languageOf(countryCode ?? 'ZZ')
  const isEnglish = isEnglishName(bare, home) || isEnglishName(bare.replace(/[ -].*/, ''), home)
  return STATION_PHRASES[language](isEnglish ? translateTowns(bare, language) : bare)
}

const languages = new Map<string, string>()

/** What most people of a country speak: asked for once, which takes as long as a hundred names. */
function languageOf(countryCode: string): string {
  const known = languages.get(countryCode)
  if (known !== undefined) return known
  const { language } = new Intl.Locale(`und-${countryCode}`).maximize()
  languages.set(countryCode, language)
  return language
}

/** "Milan Bergamo" is "Mailand Bergamo": the longest town at the front, and the rest when it is a town too. */
function translateTowns(name: string, language: string): string {
  const whole = townExonym(name, language)
  if (whole !== undefined) return whole
  for (let end = name.length - 1; end > 0; end--) {
    if (!/[ /–-]/.test(name.charAt(end))) continue
    const town = townExonym(name.slice(0, end), language)
    if (town === undefined) continue
    const rest = name.slice(end + 1)
    return `${town}${name.charAt(end)}${townExonym(rest, language) ?? rest}`
  }
  return name
}
