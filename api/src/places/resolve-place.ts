import { type Candidate, type Choice, choosePlace } from './choose-place.ts'
import { flatKm } from './geo-cells.ts'
import { nearestPlace } from './nearest-place.ts'
import { type PlaceText, parsePlaceText } from './parse-place-text.ts'
import { PLACE_COLUMNS } from './place-columns.ts'
import { toPlace } from './place-label.ts'
import type { Place, Point, QueryRunner } from './places.tables.ts'
import { runSql } from './run-sql.ts'
import { CITY_WEIGHT, isTrusted } from './trust-choice.ts'

export interface PlaceQuestion {
  /** As the traveller wrote it: a suggestion's label, a town, or an address with its town. */
  text: string
  /** Where exactly, when the client knows. It decides; the text then only names it. */
  point?: Point | undefined
  /** Language of the name and the label; English by default. */
  lang?: string | undefined
}

/** Ten times the people. */
const MUCH_LARGER = 1

/** With a point this near, the place that the text names is the one meant: its kind and name are kept. */
const SAME_PLACE_KM = 10
/** A point as near as this is the place's own. */
const OWN_POINT_KM = 0.02

/**
 * Finds the one place a text, a point or both mean. An address resolves to its town. Null when nothing served is
 * meant: the caller answers PLACE_NOT_FOUND.
 *
 * @returns the place, with how it was understood; with a point given, at that point's coordinates
 */
export async function resolvePlace(db: QueryRunner, question: PlaceQuestion): Promise<Place | null> {
  const { text, point, lang = 'en' } = question
  const named = await placeByText(db, text)
  if (!point) {
    return named && { ...toPlace(named.candidate, lang), match: named.match }
  }
  const nearest = await nearestPlace(db, point)
  if (!nearest) return null
  const known = named?.candidate
  const fits = known && known.countryCode === nearest.countryCode && flatKm(known, point) <= SAME_PLACE_KM
  const row = { ...(fits ? known : nearest), ...point }
  // The point of a suggested address is only its town's.
  const isTowns = fits && named?.match === 'address' && flatKm(known, point) <= OWN_POINT_KM
  return { ...toPlace(row, lang), match: isTowns ? 'address' : 'point' }
}

async function placeByText(db: QueryRunner, text: string): Promise<Choice | null> {
  const parsed = parsePlaceText(text)
  if (parsed.guesses.size + parsed.codes.length === 0) return null
  // A country's name alone may be a city's own: "Granada" is Grenada in half of Europe.
  if (parsed.elsewhere && parsed.parts > 1) return null
  const choice = choosePlace(parsed, await findCandidates(db, parsed))
  if (!choice || !isTrusted(text, choice)) return null
  if (parsed.elsewhere) return isOwnCity(choice) ? choice : null
  return parsed.countryCode === null && (await isMeantElsewhere(db, choice)) ? null : choice
}

function isOwnCity({ candidate, match }: Choice): boolean {
  return match === 'place' && candidate.tier === 0 && candidate.weight >= CITY_WEIGHT
}

/** "Minsk" is not Mińsk Mazowiecki: a name that is not the place's own belongs to the large city that bears it. */
async function isMeantElsewhere(db: QueryRunner, { candidate }: Choice): Promise<boolean> {
  if (candidate.tier === 0 || candidate.key === '') return false
  const [city] = await runSql<{ weight: number }>(
    db,
    'select weight from place_elsewhere where name_key = $1',
    [candidate.key],
  )
  return city !== undefined && city.weight > candidate.weight + MUCH_LARGER
}

async function findCandidates(db: QueryRunner, text: PlaceText): Promise<Candidate[]> {
  const country = text.countryCode === null ? '' : 'and p.country_code = $3'
  const parameters: unknown[] = [[...text.guesses.keys()], [...text.codes, ...text.possibleCodes]]
  if (text.countryCode !== null) parameters.push(text.countryCode)
  return runSql<Candidate>(
    db,
    `select ${PLACE_COLUMNS}, n.name_key as key, n.tier
       from place_name n join place p on p.number = n.place
       where n.name_key = any($1::text[]) and n.tier < 2 ${country}
     union all
     select ${PLACE_COLUMNS}, '', 0::smallint from place p where p.iata = any($2::text[]) ${country}
     order by weight desc limit 300`,
    parameters,
  )
}
