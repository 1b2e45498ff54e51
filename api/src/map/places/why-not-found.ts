import { isServedCountry } from '@fiacre/sdk/rules'
import { countryNames, countryName } from './country-names.ts'
import { placeKey } from './place-key.ts'
import type { QueryRunner } from './places.tables.ts'
import { runSql } from './run-sql.ts'
import { searchPlaces } from './search-places.ts'

/** So many first letters two names share when one may be meant for the other. */
const ALIKE = 3

/** Why a text is no place of ours and what to do, for people: a country we do not serve, or a name like another. */
export async function whyNotFound(db: QueryRunner, text: string, lang: string | undefined): Promise<string> {
  const country = countryNames().get(placeKey(text.split(',').at(-1) ?? ''))
  if (country !== undefined && !isServedCountry(country)) {
    return `We do not drive in ${countryName(country, 'en')}. Please choose a place in one of the countries we serve.`
  }
  const asked = await askedForTown(db, text)
  if (asked) return asked
  const [similar] = await searchPlaces(db, { q: text, lang, limit: 1 })
  const hint = similar && isAlike(text, similar.name) ? ` Did you mean ${similar.label}?` : ''
  return `We could not find "${text}".${hint} Please choose a place from the suggestions, or add its town and country.`
}

/** "Nowhere Farm, Austria": the country is ours, and the town would say which way it is. */
async function askedForTown(db: QueryRunner, text: string): Promise<string | null> {
  const parts = text.split(',').map((part) => part.trim())
  const country = parts.length > 1 ? countryNames().get(placeKey(parts.at(-1) ?? '')) : undefined
  if (country === undefined) return null
  const [town] = await runSql<{ name: string }>(
    db,
    `select name from place where country_code = $1 and kind = 'city' order by population desc limit 1`,
    [country],
  )
  if (!town) return null
  const example = [...parts.slice(0, -1), town.name, parts.at(-1)].join(', ')
  return `We could not find "${text}". Please add the town that it lies in or near, as in "${example}", or choose a place from the suggestions.`
}

function isAlike(text: string, name: string): boolean {
  const starts = new Set(placeKey(text).split(' ').map(startOf))
  return placeKey(name)
    .split(' ')
    .some((word) => starts.has(startOf(word)))
}

function startOf(word: string): string {
  return word.slice(0, ALIKE)
}
