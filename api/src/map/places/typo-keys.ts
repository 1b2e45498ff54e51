const BEGINNING = 7

/** So much of a name stands for it: errors are looked for in its beginning, and what follows is compared afterwards. */
export const beginningOf = (key: string): string => key.slice(0, BEGINNING)

/** Shorter texts have too many neighbours. */
export const SHORTEST_WITH_TYPO = 4
/** From this length on two errors are forgiven. */
const LONG = 7

/** How many typing errors a text of this length may hold. */
export function forgivenEdits(length: number): number {
  return length < SHORTEST_WITH_TYPO ? 0 : length < LONG ? 1 : 2
}

/**
 * The beginning of a key and all that is left of it without one letter, or two. Two texts that differ by an error share
 * at least one of these, whatever the error is: a letter left out, put in, mistaken or exchanged with the next.
 */
export function typoKeys(key: string, letters: 1 | 2): Set<string> {
  const keys = new Set([beginningOf(key)])
  for (let round = 0; round < letters; round++) {
    for (const longer of [...keys]) {
      for (let at = 0; at < longer.length; at++) keys.add(longer.slice(0, at) + longer.slice(at + 1))
    }
  }
  return keys
}
