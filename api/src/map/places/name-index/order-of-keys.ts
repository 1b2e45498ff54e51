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
  const packed = Float64Array.from(keys, (key, position) => firstLetters(key) * MOST_KEYS + position)
  packed.sort()
  const order = Uint32Array.from(packed, (pair) => pair % MOST_KEYS)
  const byText = (a: number, b: number) => {
    const [one, other] = [keys[a] ?? '', keys[b] ?? '']
    return one < other ? -1 : one > other ? 1 : a - b
  }
  for (let from = 0, end = 0; from < order.length; from = end) {
    const first = Math.floor((packed[from] ?? 0) / MOST_KEYS)
    for (end = from + 1; end < order.length && Math.floor((packed[end] ?? 0) / MOST_KEYS) === first;) end += 1
    if (end - from > 1) order.subarray(from, end).sort(byText)
  }
  return order
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
