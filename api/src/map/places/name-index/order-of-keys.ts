/** Keys begin with so many letters that count at once, as one number. */
const FIRST_LETTERS = 6
/** Letters as numbers in the order of their bytes; what is none of them comes behind, and all of that is as one. */
const ALPHABET = ' 0123456789abcdefghijklmnopqrstuvwxyz'
const OTHER = ALPHABET.length + 1
const BASE = OTHER + 1
/** A number that is exact has room for this many keys behind the letters. */
const MOST_KEYS = 2 ** 20

const RANKS = new Uint8Array(128).fill(OTHER)
Array.from(ALPHABET).forEach((letter, rank) => (RANKS[letter.charCodeAt(0)] = rank + 1))

/**
 * Where each key stands in `keys`, in the order of their letters; equal ones in the order they stand in. Sorted by their first letters as
 * numbers, and only where those are the same as texts.
 */
export function orderOfKeys(keys: readonly string[]): Uint32Array {
  if (keys.length > MOST_KEYS) throw new RangeError(`${keys.length} keys are too many to be sorted.`)
  const packed = new Float64Array(keys.length)
  keys.forEach((key, position) => (packed[position] = firstLetters(key) * MOST_KEYS + position))
  packed.sort()
  const order = new Uint32Array(keys.length)
  const runs = new Uint32Array(keys.length)
  packed.forEach((pair, place) => {
    const letters = Math.floor(pair / MOST_KEYS)
    order[place] = pair - letters * MOST_KEYS
    runs[place] = letters
  })
  for (let from = 0, end = 0; from < order.length; from = end) {
    for (end = from + 1; end < order.length && runs[end] === runs[from];) end += 1
    if (end - from > 1) sortRun(order.subarray(from, end), keys)
  }
  return order
}

/** Most runs are of a few keys, which are put in order as they are read. */
const SHORT = 12

function sortRun(run: Uint32Array, keys: readonly string[]): void {
  const isBefore = (a: number, b: number) => {
    const [one, other] = [keys[a] ?? '', keys[b] ?? '']
    return one < other || (one === other && a < b)
  }
  if (run.length > SHORT) {
    run.sort((a, b) => (isBefore(a, b) ? -1 : 1))
    return
  }
  for (let next = 1; next < run.length; next++) {
    const moved = run[next] ?? 0
    let at = next
    for (; at > 0 && isBefore(moved, run[at - 1] ?? 0); at--) run[at] = run[at - 1] ?? 0
    run[at] = moved
  }
}

/** What comes after a letter that is not of the alphabet does not count. */
function firstLetters(key: string): number {
  let first = 0
  let isPlain = true
  for (let at = 0; at < FIRST_LETTERS; at++) {
    const rank = isPlain && at < key.length ? (RANKS[key.charCodeAt(at)] ?? OTHER) : 0
    if (rank === OTHER) isPlain = false
    first = first * BASE + rank
  }
  return first
}
