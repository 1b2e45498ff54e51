import { type Choice, choosePlace } from './choose-place.ts'
import { type PlaceText, parsePlaceText } from './parse-place-text.ts'
import { findCandidates } from './find-candidates.ts'
import { airportKeys, placesApart } from './places-apart.ts'
import type { QueryRunner } from './places.tables.ts'
import type { PlaceReading } from './place-reading.ts'
import { rememberedReadings } from './remembered-readings.ts'
import { runSql } from './run-sql.ts'
import { asSeen } from './spelling.ts'
import { CITY_WEIGHT, isTrusted, TOWN_WEIGHT } from './trust-choice.ts'

/** A name of so few letters that is not the place's own is a code, and among other words an abbreviation of something else. */
const LONGEST_ABBREVIATION = 3

/** Ten times the people. */
const MUCH_LARGER = 1

/** Reads which place of the gazetteer a text names, or remembers it. */
export async function readPlaceText(db: QueryRunner, given: string): Promise<PlaceReading> {
  const memory = rememberedReadings(db)
  const known = memory.get(given)
  if (known) return known
  const reading = await read(db, given)
  memory.set(given, reading)
  return reading
}

async function read(db: QueryRunner, given: string): Promise<PlaceReading> {
  const written = asSeen(given)
  const text = parsePlaceText(written)
  const nothing = { choice: null, apart: [], elsewhere: text.elsewhere, candidates: [], text }
  if (text.guesses.size + text.codes.length === 0) return nothing
  // A country's name alone may be a city's own: "Granada" is Grenada in half of Europe.
  if (text.elsewhere && text.parts > 1) return nothing
  const found = await findCandidates(db, {
    keys: [...text.guesses.keys(), ...airportKeys(text)],
    codes: [...text.codes, ...text.possibleCodes],
    country: text.countryCode,
  })
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
