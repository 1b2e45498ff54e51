import { type Candidate, type Choice, choosePlace } from './choose-place.ts'
import { type PlaceText, parsePlaceText } from './parse-place-text.ts'
import { airportKeys, placesApart } from './places-apart.ts'
import { PLACE_COLUMNS } from './place-columns.ts'
import type { QueryRunner } from './places.tables.ts'
import { rememberedCandidates } from './remembered-candidates.ts'
import { runSql } from './run-sql.ts'
import { asSeen } from './spelling.ts'
import { CITY_WEIGHT, isTrusted, TOWN_WEIGHT } from './trust-choice.ts'

/** What a text says by itself, without any position. */
export interface PlaceReading {
  /** The place it names; null when it names none that we serve. */
  choice: Choice | null
  /** Places that it names as well, too far from that one to be the same pickup. */
  apart: Candidate[]
  /** Whether it ends in a country that we do not serve. */
  elsewhere: boolean
  /** Every place that one of its names may mean, the heaviest first. */
  candidates: Candidate[]
  text: PlaceText
}

/** A name of so few letters that is not the place's own is a code, and among other words an abbreviation of something else. */
const LONGEST_ABBREVIATION = 3

/** Ten times the people. */
const MUCH_LARGER = 1

/** Reads which place of the gazetteer a text names. */
export async function readPlaceText(db: QueryRunner, given: string): Promise<PlaceReading> {
  const written = asSeen(given)
  const text = parsePlaceText(written)
  const nothing = { choice: null, apart: [], elsewhere: text.elsewhere, candidates: [], text }
  if (text.guesses.size + text.codes.length === 0) return nothing
  // A country's name alone may be a city's own: "Granada" is Grenada in half of Europe.
  if (text.elsewhere && text.parts > 1) return nothing
  const found = await findCandidates(db, text)
  // Which airport a bare name may mean as well decides nothing, but it may be too far away to be the same pickup.
  const named = found.filter(({ key }) => key === '' || text.guesses.has(key))
  const candidates = named.filter(({ countryCode }) => isInCountry(countryCode, text))
  const choice = choosePlace(text, candidates)
  if (!choice || !isTrusted(written, choice) || isStrayWord(choice, text)) return { ...nothing, candidates }
  if (text.elsewhere && !isOwnCity(choice)) return { ...nothing, candidates }
  if (!text.elsewhere && text.countryCode === null && (await isMeantElsewhere(db, choice))) {
    return { ...nothing, candidates }
  }
  return { ...nothing, choice, candidates, apart: placesApart(text, choice, found) }
}

function isInCountry(countryCode: string, text: PlaceText): boolean {
  return text.countryCode === null || text.countryCode === countryCode
}

/** "Hotel Bellevue, Slantschew Brjag" is not in the village of Bellevue: one word of an earlier part is no town behind which more stands. */
function isStrayWord({ candidate }: Choice, text: PlaceText): boolean {
  const guess = text.guesses.get(candidate.key)
  if (!guess || guess.form !== 'words' || guess.words > 1) return false
  // "12 High Str" is in a street, not in Stuttgart.
  const code = candidate.key.toUpperCase()
  const isCode = [...text.codes, ...text.possibleCodes].includes(code)
  if (candidate.tier > 0 && code.length <= LONGEST_ABBREVIATION && !isCode) return true
  return candidate.kind !== 'airport' && candidate.weight < TOWN_WEIGHT && guess.part < text.parts - 1
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

/** The places of the country that the text ends in come first; those elsewhere may be named beside them. */
async function findCandidates(db: QueryRunner, text: PlaceText): Promise<Candidate[]> {
  const names = [...text.guesses.keys(), ...airportKeys(text)]
  const parameters: unknown[] = [names, [...text.codes, ...text.possibleCodes], text.countryCode]
  const memory = rememberedCandidates(db)
  const question = JSON.stringify(parameters)
  const known = memory.get(question)
  if (known) return [...known]
  const found = await runSql<Candidate>(
    db,
    `select * from (
       select ${PLACE_COLUMNS}, n.name_key as key, n.tier
         from place_name n join place p on p.number = n.place
         where n.name_key = any($1::text[]) and n.tier < 2
       union all
       select ${PLACE_COLUMNS}, '', 0::smallint from place p where p.iata = any($2::text[])
     ) found
     order by "countryCode" = $3::text desc, weight desc limit 300`,
    parameters,
  )
  memory.set(question, found)
  return [...found]
}
