/** So much of a name stands for it: errors are looked for in its beginning, and what follows is compared afterwards. */
const BEGINNING = 7

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
  const keys = new Set([key.slice(0, BEGINNING)])
  for (let round = 0; round < letters; round++) {
    for (const longer of [...keys]) {
      for (let at = 0; at < longer.length; at++) keys.add(longer.slice(0, at) + longer.slice(at + 1))
    }
  }
  return keys
}

/**
 * How many errors lie between what was typed and the closest beginning of a name: letters left out, put in, mistaken, or
 * two neighbours exchanged (Damerau-Levenshtein, restricted).
 */
export function editsToBeginning(typed: string, name: string): number {
  let before: number[] = []
  let row = Array.from({ length: name.length + 1 }, (_, column) => column)
  for (let i = 1; i <= typed.length; i++) {
    const next = [i]
    for (let j = 1; j <= name.length; j++) {
      const same = typed[i - 1] === name[j - 1]
      let least = Math.min((row[j - 1] ?? 0) + (same ? 0 : 1), (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1)
      if (i > 1 && j > 1 && typed[i - 1] === name[j - 2] && typed[i - 2] === name[j - 1]) {
        least = Math.min(least, (before[j - 2] ?? 0) + 1)
      }
      next.push(least)
    }
    before = row
    row = next
  }
  return Math.min(...row)
}
