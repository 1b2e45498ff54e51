import type { Key } from './sorted-keys.ts'

/**
 * Counts how many errors lie between what was typed and the closest beginning of a name: letters left out, put in, mistaken, or two
 * neighbours exchanged (Damerau-Levenshtein, restricted). Names are compared by the thousand at a letter: only as far from the
 * diagonal as the errors that are forgiven lead, and no further once there are more.
 * @param typed the codes of its letters
 * @returns takes a name, and gives the errors, or Infinity when they are more than `most`
 */
export function editsToBeginning(typed: readonly number[], most: number): (name: Key) => number {
  const width = typed.length + most + 2
  let [before, row, next] = [new Uint8Array(width), new Uint8Array(width), new Uint8Array(width)]
  return ({ bytes, length }) => {
    const far = most + 1
    for (let column = 0; column < width; column++) row[column] = column
    for (let i = 1; i <= typed.length; i++) {
      const first = Math.max(1, i - most)
      const last = Math.min(length, i + most)
      next.fill(far)
      if (i <= most) next[0] = i
      let least = next[0] ?? far
      for (let j = first; j <= last; j++) {
        const same = typed[i - 1] === bytes[j - 1]
        let edits = (row[j - 1] ?? far) + (same ? 0 : 1)
        edits = Math.min(edits, (row[j] ?? far) + 1, (next[j - 1] ?? far) + 1)
        if (i > 1 && j > 1 && typed[i - 1] === bytes[j - 2] && typed[i - 2] === bytes[j - 1])
          edits = Math.min(edits, (before[j - 2] ?? far) + 1)
        next[j] = Math.min(edits, far)
        if (edits < least) least = edits
      }
      if (least > most) return Infinity
      ;[before, row, next] = [row, next, before]
    }
    let closest = Infinity
    for (let j = 0; j <= Math.min(length, width - 1); j++) closest = Math.min(closest, row[j] ?? far)
    return closest > most ? Infinity : closest
  }
}
