import { findPlaces, placeLexicon } from './place-lexicon.ts'
import type { PlaceLexicon, PlaceMatch } from './place-lexicon.ts'
import { addressParts, foldPlaceText } from './place-words.ts'
import { restrictedNames } from './restricted-terms.ts'
import type { RestrictedKind } from './restricted-terms.ts'
import { servedTerms } from './served-terms.ts'
import type { ServedMeaning } from './served-terms.ts'

/** A part of an address, between commas, with the places that it names. */
export type AddressPart = {
  readonly words: readonly string[]
  readonly restricted: readonly PlaceMatch<RestrictedKind>[]
  readonly served: readonly PlaceMatch<ServedMeaning>[]
  /** Whether the places named are all there is, but for numbers, postcodes and words such as "airport". */
  readonly isBare: boolean
}

/** Words that say what sort of place a name is, and do not make it another. */
const SORTS = new Set(
  'airport center centre city downtown oblast province region state the in to from в из на'.split(' '),
)

/** Scripts that put no spaces between words: there a name is looked for anywhere. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hangul}]/u

let restrictedLexicon: PlaceLexicon<RestrictedKind> | undefined
let unspacedNames: RegExp | undefined

function restrictedTerms(): PlaceLexicon<RestrictedKind> {
  restrictedLexicon ??= placeLexicon(restrictedNames())
  return restrictedLexicon
}

/** The parts of an address, in words. */
export function addressWords(text: string): string[][] {
  return addressParts(spaced(foldPlaceText(text)))
}

/** Whether the words name a restricted place, whatever else they name: quick, for every key that is pressed. */
export function nameRestrictedPlace(words: readonly string[]): boolean {
  return findPlaces(words, restrictedTerms()).length > 0
}

/** Finds the places that one part of an address names. */
export function readPart(words: readonly string[]): AddressPart {
  const restricted = findPlaces(words, restrictedTerms())
  const found = findPlaces(words, servedTerms(), (index) => restricted.some(covers(index)))
  const places = [...restricted, ...found]
  const rest = words.filter((_, index) => !places.some(covers(index)))
  const isBare = places.length > 0 && rest.every((word) => SORTS.has(word) || isPostcode(word, words))
  return { words, restricted, served: found.filter(({ meaning }) => isBare || !meaning.bare), isBare }
}

const covers =
  (index: number) =>
  ({ start, end }: { readonly start: number; readonly end: number }): boolean =>
    index >= start && index < end

/** Numbers, and the letters around them: "SW1A 1AA", "A-1010". */
function isPostcode(word: string, words: readonly string[]): boolean {
  return isNumber(word) || (word.length <= 2 && words.some(isNumber))
}

function isNumber(word: string): boolean {
  return /^\p{N}/u.test(word)
}

/** Sets names in scripts without spaces apart, so that they can be found as words. */
function spaced(folded: string): string {
  if (!UNSPACED.test(folded)) return folded
  unspacedNames ??= new RegExp(
    [...restrictedTerms().meanings.keys()].filter((name) => UNSPACED.test(name)).join('|'),
    'gu',
  )
  return folded.replace(unspacedNames, ' $& ')
}
