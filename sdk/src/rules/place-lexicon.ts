import { foldPlaceText, placeWords } from './place-words.ts'

/** Names of places, each of one word or several, with what each stands for. */
export type PlaceLexicon<Meaning> = {
  readonly meanings: ReadonlyMap<string, Meaning>
  /** Words of the longest name. */
  readonly longest: number
  /** Makes the forms of a word equal. */
  readonly stem: (word: string) => string
}

/** A name found among words: the first word, the one after the last, and the meaning. */
export type PlaceMatch<Meaning> = { readonly start: number; readonly end: number; readonly meaning: Meaning }

/** Prepares names for the search; of two equal names the first counts. */
export function placeLexicon<Meaning>(
  names: Iterable<readonly [name: string, meaning: Meaning]>,
  stem: (word: string) => string = (word) => word,
): PlaceLexicon<Meaning> {
  const meanings = new Map<string, Meaning>()
  let longest = 0
  for (const [name, meaning] of names) {
    const words = placeWords(foldPlaceText(name)).map(stem)
    const key = words.join(' ')
    if (words.length === 0 || meanings.has(key)) continue
    meanings.set(key, meaning)
    longest = Math.max(longest, words.length)
  }
  return { meanings, longest, stem }
}

/** The names among the words, longest first at each place, without the words that are taken. */
export function findPlaces<Meaning>(
  words: readonly string[],
  { meanings, longest, stem }: PlaceLexicon<Meaning>,
  isTaken: (index: number) => boolean = () => false,
): PlaceMatch<Meaning>[] {
  const stems = words.map(stem)
  const found: PlaceMatch<Meaning>[] = []
  for (let start = 0; start < stems.length; start += 1) {
    const match = longestAt(start)
    if (!match) continue
    found.push(match)
    start = match.end - 1
  }
  return found

  function longestAt(start: number): PlaceMatch<Meaning> | undefined {
    let limit = start
    while (limit < stems.length && limit < start + longest && !isTaken(limit)) limit += 1
    for (let end = limit; end > start; end -= 1) {
      const meaning = meanings.get(stems.slice(start, end).join(' '))
      if (meaning !== undefined) return { start, end, meaning }
    }
    return undefined
  }
}
