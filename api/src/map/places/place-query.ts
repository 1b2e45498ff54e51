import { isServedCountry } from '@fiacre/sdk/rules'
import { completesToAirport, readAirport, terminalKey } from './airport-words.ts'
import { countryNames } from './country-names.ts'
import { LINK_WORDS } from './link-words.ts'
import { placeKey } from './place-key.ts'

/** What someone has typed so far, made ready for the index. */
export interface PlaceQuery {
  /** The words in the order typed, airport words brought to one form at the end: "geneva airport". */
  phrase: string
  /** The words that can be looked for on their own, each once; the last may be half typed. None for a single word. */
  words: string[]
  /** A possible IATA code: three letters and nothing else. */
  iata: string | null
  /** The terminal it names, in the form in which terminals are kept. */
  terminal: string | null
  /** Only places of this country, because the text names it at its end: "paris france". */
  countryCode: string | null
}

/** More words than this only cost time; the first ones decide. */
const MOST_WORDS = 6
const LONGEST_COUNTRY_NAME = 4

/** Null when the text has no letter or digit in it. */
export function readPlaceQuery(text: string): PlaceQuery | null {
  const key = placeKey(text.slice(0, 200))
  if (key === '') return null
  const { words: named, countryCode } = splitCountry(key.split(' '))
  const last = named.at(-1) ?? ''
  const half = named.length > 1 && completesToAirport(last) ? [...named.slice(0, -1), 'airport'] : named
  const { rest, airport } = readAirport(half.join(' '))
  const phrase = airport ? `${rest} airport`.trim() : rest
  const telling = [...new Set(phrase.split(' '))].filter((word) => word.length > 1 && !LINK_WORDS.has(word))
  const words = telling.length > 1 ? telling.slice(0, MOST_WORDS) : []
  const iata = /^[a-z]{3}$/.test(key) ? key.toUpperCase() : null
  return { phrase, words, iata, terminal: terminalKey(named.join(' ')), countryCode }
}

function splitCountry(words: string[]): { words: string[]; countryCode: string | null } {
  for (let length = Math.min(LONGEST_COUNTRY_NAME, words.length - 1); length > 0; length--) {
    const code = countryNames().get(words.slice(-length).join(' '))
    if (code !== undefined && isServedCountry(code))
      return { words: words.slice(0, -length), countryCode: code }
  }
  return { words, countryCode: null }
}
