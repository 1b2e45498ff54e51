import { LANGUAGES } from '@fiacre/sdk/rules'
import { isLabelName, type Candidate, type Choice } from './choose-place.ts'
import { isBesideAddressWord } from './address-words.ts'
import { flatKm } from './geo-cells.ts'
import type { PlaceText } from './parse-place-text.ts'
import { placeKey } from './place-key.ts'
import { placeName } from './place-name.ts'
import type { PlaceRow } from './places.tables.ts'
import { CITY_WEIGHT } from './trust-choice.ts'

/** Two places that lie this far apart are not one pickup. */
const APART_KM = 30
/** A town of 20,000, and every resort, station, port and sight, is surely named by its own name. */
const KNOWN_WEIGHT = 4.3
/** Airports that differ by this much in weight are not taken for each other. */
const MUCH_LARGER = 0.5
/** A village of a thousand people. */
const VILLAGE_WEIGHT = 3
/** Shorter words are rather words. */
const SHORTEST_AMONG_WORDS = 4

/**
 * The places that a text names far away from the one it is taken for: "Geneva airport arrivals hall, Chamonix". A driver
 * could be sent to either, and the nearer one costs less, so nobody but the traveller can say which is meant. Streets and
 * hotels that bear a town's name name no town, nor does the capital of the district that the place lies in.
 *
 * @param candidates every place that one of the text's names may mean, and the airports that are called by one (`airportKeys`)
 * @returns one place for each name, the heaviest; empty for nearly every text
 */
export function placesApart(
  text: PlaceText,
  { candidate: chosen }: Choice,
  candidates: readonly Candidate[],
): Candidate[] {
  const byKey = new Map<string, Candidate[]>()
  for (const candidate of candidates) {
    // One code says nothing of another: "Dublin Airport (DUB) (GVA)".
    const key = candidate.key || (candidate.iata?.toLowerCase() ?? '')
    byKey.set(key, [...(byKey.get(key) ?? []), candidate])
  }
  const written = [...byKey.keys()].filter((key) => text.guesses.has(key))
  const apart = isSurelyMeant(text, chosen, candidates) ? [] : namesakes(chosen, byKey.get(chosen.key) ?? [])
  const isAnotherName = otherNames(chosen)
  for (const [key, bearers] of byKey) {
    // One of its bearers lies here, or it is a word of the chosen place's own name: "London Stansted Airport".
    if (bearers.some((bearer) => flatKm(bearer, chosen) <= APART_KM)) continue
    if (!isAnotherName(key)) continue
    const bare = withoutAirport(key)
    // An airport whose word is left out is meant only where its name is no well-known town's.
    const isTown = (town: Candidate) => flatKm(town, chosen) <= APART_KM || isNamed(town, text)
    if (bare !== key && !text.guesses.has(key) && byKey.get(bare)?.some(isTown)) continue
    if (written.some((longer) => longer !== key && contains(longer, key))) continue
    if (isNameOfAddress(text, text.guesses.has(key) ? key : bare, chosen)) continue
    const named = bearers.filter(
      (bearer) =>
        (isNamed(bearer, text) || isTownOfText(bearer, text, chosen)) && !isDistrictOf(bearer, chosen),
    )
    const heaviest = named.toSorted((a, b) => b.weight - a.weight)[0]
    if (heaviest) apart.push(heaviest)
  }
  return apart.filter((place, index) => apart.findIndex(({ id }) => id === place.id) === index)
}

/** By its code, by what we call it, or by a longer name that no other has. */
function isSurelyMeant(
  { codes, possibleCodes }: PlaceText,
  { id, iata, kind, key, tier }: Candidate,
  candidates: readonly Candidate[],
): boolean {
  if (kind !== 'airport' || tier === 0 || !key.endsWith(' airport')) return true
  if (iata !== null && (codes.includes(iata) || possibleCodes.includes(iata))) return true
  return candidates.some(
    (own) =>
      own.id === id && (isLabelName(own) || (own.key !== key && contains(own.key, withoutAirport(key)))),
  )
}

/**
 * "Venice Airport" is what three airports are sold as, and the name of none: which one it is changes the way. One much larger than the
 * others is meant by it.
 */
function namesakes(chosen: Candidate, bearers: readonly Candidate[]): Candidate[] {
  return bearers.filter(
    ({ kind, weight, ...at }) =>
      kind === 'airport' && weight > chosen.weight - MUCH_LARGER && flatKm(at, chosen) > APART_KM,
  )
}

/** Tells whether a name stands in the text beside the chosen place's own, and is not a part of it. */
export function otherNames(chosen: Candidate): (key: string) => boolean {
  // In all our languages, which most texts never need.
  let own: readonly string[] | undefined
  return (key) => {
    own ??= namesOf(chosen)
    return !own.some((name) => contains(name, withoutAirport(key)))
  }
}

function withoutAirport(key: string): string {
  return key.replace(/ airport$/, '')
}

/** The names of airports whose own word the text may leave out: "Stansted, London". */
export function airportKeys({ guesses }: PlaceText): string[] {
  return [...guesses]
    .filter(([key, { words, isAddress }]) => words <= 3 && !isAddress && !key.endsWith(' airport'))
    .filter(([key]) => key.length > SHORTEST_AMONG_WORDS)
    .map(([key]) => `${key} airport`)
    .filter((key) => !guesses.has(key))
}

/** A street's or a hotel's name: in a part of its own, or beside its word where the town stands in the same part. */
function isNameOfAddress(text: PlaceText, key: string, chosen: Candidate): boolean {
  const guess = text.guesses.get(key)
  if (!guess?.isAddress || key.endsWith(' airport')) return false
  if (guess.part !== text.guesses.get(chosen.key)?.part) return true
  const part = text.partKeys[guess.part] ?? ''
  // "Bristol Hotel Salzburg": either could be the hotel's name.
  return isBesideAddressWord(part, key) && !isBesideAddressWord(part, chosen.key)
}

function isNamed(candidate: Candidate, text: PlaceText): boolean {
  const { key, iata, kind, weight, tier } = candidate
  if (iata !== null && text.codes.includes(iata)) return true
  // "GVA - Zermatt": everybody knows the large airports by their letters.
  if (iata !== null && weight >= CITY_WEIGHT && text.possibleCodes.includes(iata)) return true
  const guess = text.guesses.get(key)
  // In another country than the text ends in, only a city is surely another place: "Budva, Lille, Montenegro".
  if (text.countryCode !== null && candidate.countryCode !== text.countryCode)
    return kind === 'airport' ? Boolean(guess) && key.endsWith(' airport') : weight >= CITY_WEIGHT
  // Found by a name that the text leaves the word "airport" out of; without any name, by letters that need be no code.
  if (!guess) return key !== ''
  if (guess.form === 'words' && key.length < SHORTEST_AMONG_WORDS) return false
  if (kind === 'airport' || (kind !== 'city' && guess.form !== 'words')) return true
  return weight >= (tier === 0 ? KNOWN_WEIGHT : CITY_WEIGHT)
}

/**
 * "Lyon, 05600 Guillestre", "Alcudia, Mallorca": what an address ends in is its town however small it is, and beside an airport, which
 * has no streets, any town is another place.
 */
function isTownOfText(
  { key, tier, weight, countryCode }: Candidate,
  text: PlaceText,
  chosen: Candidate,
): boolean {
  const guess = text.guesses.get(key)
  if (!guess) return false
  if (guess.isTown) return true
  if (tier !== 0 || weight < VILLAGE_WEIGHT || countryCode !== chosen.countryCode) return false
  const isAtEnd = guess.part > 0 && guess.part === text.parts - 1
  return guess.form === 'whole' && (isAtEnd || chosen.kind === 'airport')
}

/** "Marbella, Málaga": the town that a place's district is run from stands behind it in addresses. */
function isDistrictOf(town: PlaceRow, { region }: PlaceRow): boolean {
  return region !== null && keysOf(town).includes(placeKey(region))
}

function contains(name: string, words: string): boolean {
  return words !== '' && ` ${name} `.includes(` ${words} `)
}

/** What a place is called: the name that matched, its own, and those of our other languages. */
function namesOf(place: Candidate): string[] {
  return [place.key, ...keysOf(place), ...(place.region === null ? [] : [placeKey(place.region)])]
}

function keysOf(place: PlaceRow): string[] {
  return LANGUAGES.map(({ code }) => placeKey(placeName(place, code)))
}
