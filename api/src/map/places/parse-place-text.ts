import { isServedCountry } from '@fiacre/sdk/rules'
import { isAddressPart, isBehindPostcode, isTownOfAddress } from './address-words.ts'
import { airportKey, readAirport, terminalKey } from './airport-words.ts'
import { countryNames } from './country-names.ts'
import { OUTSIDE_REGIONS, OUTSIDE_STATES } from './outside-regions.ts'
import { placeKey } from './place-key.ts'
import { uncut } from './spelling.ts'

/** Something in the text that may be a place's name. */
export interface NameGuess {
  /** Which comma part it comes from, counted from the front. */
  part: number
  /** The whole part; the part without house numbers and postcodes; or some of its words. */
  form: 'whole' | 'trimmed' | 'words'
  words: number
  /** Whether it is a street's, a house's or a business's name, as far as the part it comes from tells. */
  isAddress: boolean
  /** Whether it stands behind a postcode, or before the name of a country: people write towns so. */
  isTown?: boolean
}

/** Free text for a place, taken apart: "Rynek 1, 31-042 Kraków, Poland". */
export interface PlaceText {
  /** What may be a name, by key. */
  guesses: Map<string, NameGuess>
  parts: number
  /** The parts, as keys, without the country. */
  partKeys: readonly string[]
  /** The key of a name that goes with its brackets: "Halle (Saale)"; null where there are none. */
  bracketed: string | null
  /** IATA codes standing in the text as such: "GVA", "Geneva Airport (GVA)". */
  codes: string[]
  /** Capitals that may be a code, to be believed only beside its town: "Paris CDG", "Berlin OST". */
  possibleCodes: string[]
  /** The country it names at its end, when we serve it. */
  countryCode: string | null
  /** Whether it ends in a country that we do not serve: nothing there can be meant, nor a namesake here. */
  elsewhere: boolean
  /** Whether it begins as a name does: "Krk" is the town, "KRK" and "krk" Kraków's airport. */
  titled: boolean
}

const LONGEST_NAME = 5
/** More than a text of the longest that is taken can have in two-letter words, so that none is left unread. */
const MOST_GUESSES = 400

/** "Kraków Główny, dworzec": in Polish the word for a station stands behind a comma, and is a part of the name all the same. */
const STATION_BEHIND_COMMA = /,(?=\s*dworzec\s*(?:[,;\n]|$))/gi

export function parsePlaceText(text: string): PlaceText {
  const codes = [...text.matchAll(/^\s*([A-Z]{3})\s*$|\(\s*([A-Z]{3})\s*\)/g)].map(
    (match) => match[1] ?? match[2] ?? '',
  )
  // In a text written all in capitals they tell nothing.
  const shouted = text === text.toUpperCase()
  const possibleCodes = shouted
    ? []
    : [...text.matchAll(/(?<![\p{L}\p{N}])[A-Z]{3}(?![\p{L}\p{N}])/gu)].map(String)
  // A label's brackets hold a code or the district's town: "Kemer (Antalya), Türkiye".
  const pieces = text
    .slice(0, 300)
    .replace(/\(\s*[A-Z]{3}\s*\)/g, ' ')
    .replace(STATION_BEHIND_COMMA, '')
    .split(/[,;()\n]+/)
  const named = pieces.filter((piece) => placeKey(piece) !== '')
  const keys = named.map(placeKey)
  const { parts, countryCode, elsewhere } = takeCountry(keys)
  codes.push(...possibleCodes.filter((code) => parts.some((key) => isAirportByCode(key, code))))
  const state = /,\s*([A-Z]{2})(?:\s+\d{5})?\s*$/.exec(text)?.[1]
  const guesses = new Map<string, NameGuess>()
  // "Airport, Kraków": the word belongs to every other part.
  if (parts.some((key) => airportKey(key) === 'airport')) {
    parts.forEach((key, part) =>
      guesses.set(airportKey(key), { part, form: 'whole', words: 2, isAddress: false }),
    )
    guesses.delete('airport')
  }
  // "Halle (Saale)" is a name with its brackets.
  const brackets = /^([^,;\n]*)\(([^)]*)\)/.exec(text.slice(0, 300))
  const bracketed = brackets && placeKey(brackets[0])
  if (bracketed) guesses.set(bracketed, { part: 0, form: 'whole', words: 2, isAddress: false })
  parts.forEach((key, part) => addPart(guesses, key, part, countryNames().has(parts[part + 1] ?? '')))
  named.slice(0, parts.length).forEach((piece, part) => {
    const whole = placeKey(uncut(piece))
    if (whole !== parts[part]) addPart(guesses, whole, part, false)
  })
  return {
    ...{ guesses, parts: parts.length, partKeys: parts, bracketed, codes, possibleCodes, countryCode },
    elsewhere: elsewhere || (state !== undefined && OUTSIDE_STATES.has(state)),
    titled: /^\s*\p{Lu}\p{Ll}/u.test(text),
  }
}

/** "Aéroport CDG" leaves no doubt that the letters are a code. */
function isAirportByCode(key: string, code: string): boolean {
  const { rest, airport } = readAirport(key)
  return airport && rest === code.toLowerCase()
}

/** Cuts a country's name off the end. "Luxembourg" and "Monaco" alone stay: they are towns too. */
function takeCountry(parts: string[]): { parts: string[]; countryCode: string | null; elsewhere: boolean } {
  const last = parts.at(-1)
  if (last !== undefined && parts.length > 1 && OUTSIDE_REGIONS.has(last)) {
    return { parts, countryCode: null, elsewhere: true }
  }
  const code = last === undefined ? undefined : countryNames().get(last)
  if (last === undefined || code === undefined) return { parts, countryCode: null, elsewhere: false }
  if (!isServedCountry(code)) return { parts, countryCode: null, elsewhere: true }
  return { parts: parts.length > 1 ? parts.slice(0, -1) : parts, countryCode: code, elsewhere: false }
}

function addPart(guesses: Map<string, NameGuess>, key: string, part: number, hasCountry: boolean): void {
  const isAddress = isAddressPart(key)
  const put = (name: string, form: NameGuess['form']) => {
    if (name === '') return
    const isOfAddress =
      isAddress && form !== 'whole' && !(form === 'trimmed' ? isBare(name) : isTownOfAddress(key, name))
    const isTown =
      !isOfAddress && ((form !== 'words' && hasCountry) || (form !== 'whole' && isBehindPostcode(key, name)))
    const guess = {
      part,
      form,
      words: name.split(' ').length,
      isAddress: isOfAddress,
      ...(isTown && { isTown }),
    }
    const known = guesses.get(name)
    if (known ? saysMore(guess, known) : guesses.size < MOST_GUESSES) guesses.set(name, guess)
  }
  put(terminalKey(key) ?? '', 'whole')
  const { rest, airport } = readAirport(key)
  if (airport) put(airportKey(key), 'whole')
  put(key, 'whole')
  const words = rest.split(' ').filter((word) => !/\d/.test(word))
  // Behind a postcode that is another town's, an airport keeps its whole name.
  if (airport) put(airportKey(`airport ${words.join(' ')}`), 'trimmed')
  put(words.join(' '), airport ? 'words' : 'trimmed')
  for (let length = Math.min(LONGEST_NAME, words.length); length > 0; length--) {
    for (let start = words.length - length; start >= 0; start--) {
      const run = words.slice(start, start + length).join(' ')
      if (airport) put(`${run} airport`, 'words')
      // Letters that stand alone are no name: "c a l l me".
      if (run.length > 2 && /\p{L}{2}/u.test(run)) put(run, 'words')
    }
  }
}

/** What is left of a part without its numbers is a town with its postcode, or a street with its house number. */
function isBare(name: string): boolean {
  return !isAddressPart(name)
}

const TELLS: Record<NameGuess['form'], number> = { whole: 3, trimmed: 2, words: 0 }

/** The first finding of a name stays, unless a later one is no street's: "12 Dover Road, Dover" is in Dover. */
function saysMore(guess: NameGuess, known: NameGuess): boolean {
  const worth = ({ form, isAddress }: NameGuess) => (isAddress ? 0 : 1 + TELLS[form])
  return known.isAddress && worth(guess) > worth(known)
}
