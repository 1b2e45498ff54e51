import { LANGUAGES } from '@fiacre/sdk/rules'
import { airportKey } from './airport-words.ts'
import { flatKm } from './geo-cells.ts'
import { isTerminal } from './is-terminal.ts'
import type { NameGuess, PlaceText } from './parse-place-text.ts'
import { placeKey } from './place-key.ts'
import { placeName } from './place-name.ts'
import type { PlaceRow } from './places.tables.ts'

/** A place one of whose names, `key`, stands in the text. */
export interface Candidate extends PlaceRow {
  key: string
  tier: number
}

/** The place that a text means, and whether it names it or an address in it. */
export interface Choice {
  candidate: Candidate
  match: 'place' | 'address'
}

/** A part of an address lies this near to its town, and a resort to its valley's. */
const SAME_TOWN_KM = 40
/** Single words picked out of a part are trusted only for places of at least a thousand people. */
const WORD_WEIGHT = 3

const FORM_WORTH: Record<NameGuess['form'], number> = { whole: 4, trimmed: 3.5, words: 0 }
/** A code in small letters ("muc") means the airport before the town that shares it. */
const CODE_WORTH = 3
/** "Istanbul Airport" is the one so called, though the other be larger and answer to the town's name as well. */
const OWN_AIRPORT_WORTH = 2
/** "Frankfurt (Oder)" is not the larger Frankfurt. */
const BRACKETS_WORTH = 1
/** Who writes the word means the airport, not its town. */
const AIRPORT_WORD_WORTH = 3
/** An airport's code beside a town's name is believed when the two belong together. */
const AIRPORT_OF_TOWN_KM = 120

/**
 * Decides which place the text means. The last part that names one is the town; a part before it that names
 * something close to that town is meant more exactly ("Gare de Lyon, Paris"), and a street is no place.
 */
export function choosePlace(text: PlaceText, candidates: readonly Candidate[]): Choice | null {
  const terminal = candidates.find(
    (candidate) => isTerminal(candidate) && text.guesses.get(candidate.key)?.form === 'whole',
  )
  if (terminal) return { candidate: terminal, match: 'place' }
  const byCode = candidates.find(
    (candidate) => candidate.iata !== null && text.codes.includes(candidate.iata),
  )
  if (byCode) return { candidate: byCode, match: 'place' }
  const known = candidates.flatMap((candidate) => {
    const guess = text.guesses.get(candidate.key)
    return guess && believable(candidate, guess) ? { candidate, guess } : []
  })
  const isTown = text.titled && known.some(isOwnTown)
  const meant = isTown ? known.filter(({ candidate }) => !isCodeName(candidate)) : known
  const towns = meant.filter(({ candidate }) => !text.possibleCodes.includes(candidate.key.toUpperCase()))
  const besideTown = candidates.find(
    (candidate) =>
      candidate.iata !== null &&
      text.possibleCodes.includes(candidate.iata) &&
      (towns.length === 0 || towns.some((town) => flatKm(town.candidate, candidate) <= AIRPORT_OF_TOWN_KM)),
  )
  if (besideTown) return { candidate: besideTown, match: 'place' }
  let best: Choice | null = null
  let bestWorth = -Infinity
  for (const { candidate, guess } of meant) {
    const later = meant.filter((other) => other.guess.part > guess.part && other.guess.form !== 'words')
    const worth =
      worthOf(candidate, guess, text) +
      contextWorth(
        candidate,
        guess,
        later.map((other) => other.candidate),
      )
    if (worth > bestWorth) {
      best = { candidate, match: matchOf(candidate, guess) }
      bestWorth = worth
    }
  }
  return best
}

/** A town whose own name is all there is. */
function isOwnTown({ candidate, guess }: { candidate: Candidate; guess: NameGuess }): boolean {
  return candidate.kind !== 'airport' && candidate.tier === 0 && guess.form === 'whole'
}

/** Towns answer to their airport's code as well. */
function isCodeName({ key, tier }: Candidate): boolean {
  return key.length === 3 && tier !== 0
}

function isCode({ key, iata }: Candidate): boolean {
  return iata?.toLowerCase() === key
}

/** An airport is one place, whatever terminal is written beside it; a town with more before it is an address. */
function matchOf(candidate: Candidate, guess: NameGuess): Choice['match'] {
  return candidate.kind === 'airport' || (guess.form === 'whole' && guess.part === 0) ? 'place' : 'address'
}

function believable(candidate: Candidate, guess: NameGuess): boolean {
  return guess.form !== 'words' || guess.words > 1 || candidate.weight >= WORD_WEIGHT
}

function worthOf(candidate: Candidate, guess: NameGuess, text: PlaceText): number {
  const own = ownWorth(candidate, guess)
  const position = text.parts > 1 ? guess.part / (text.parts - 1) : 1
  const length = guess.form === 'words' ? Math.min(guess.words, 3) - 1 : 0
  const code = guess.form !== 'words' && isCode(candidate) ? CODE_WORTH : 0
  const word = candidate.key.endsWith(' airport') ? AIRPORT_WORD_WORTH : 0
  const brackets = candidate.key === text.bracketed ? BRACKETS_WORTH : 0
  return candidate.weight + FORM_WORTH[guess.form] + own + code + word + brackets + position * 0.5 + length
}

function ownWorth(candidate: Candidate, guess: NameGuess): number {
  if (candidate.kind !== 'airport') return candidate.tier === 0 ? 1 : 0
  const isOwn = candidate.tier === 0 || (guess.form === 'whole' && isLabelName(candidate))
  return isOwn ? OWN_AIRPORT_WORTH : 0
}

/** "Lotnisko Stambuł" is what we call Istanbul Airport in Polish, and not Istanbul Sabiha Gökçen. */
export function isLabelName(airport: Candidate): boolean {
  return LANGUAGES.some(({ code }) => airportKey(placeKey(placeName(airport, code))) === airport.key)
}

/** A place named before its town, and lying there, is what is meant; only a whole part says so. */
function contextWorth(candidate: Candidate, guess: NameGuess, later: readonly Candidate[]): number {
  if (guess.form !== 'whole') return 0
  let worth = 0
  for (const town of later) {
    if (candidate.region !== null && placeKey(candidate.region) === town.key) worth = Math.max(worth, 9)
    const km = town.id === candidate.id ? Infinity : flatKm(candidate, town)
    if (km <= SAME_TOWN_KM) worth = Math.max(worth, 8 - km / SAME_TOWN_KM)
  }
  return worth
}
