import { typoKeys } from '../typo-keys.ts'

/** Places by what is left of their names without a letter or two (`typo-keys.ts`), as hashes: a few that meet by chance are found too. */
export interface TypoIndex {
  /** Where the pairs of each upper half of a hash begin. */
  starts: Uint32Array
  /** The lower half of each pair's hash. */
  hashes: Uint16Array
  /** The pair's place, by its place in `places`. */
  members: Uint16Array
  /** Those whose names are understood when mistyped. */
  places: Uint32Array
  /** Where the names of each begin in `names`. */
  firstName: Uint32Array
  /** Positions of the names that what was typed is compared with. */
  names: Uint32Array
}

const HALVES = 2 ** 16

/** FNV-1a over the letters' codes. */
function hashOf(key: string): number {
  let hash = 2_166_136_261
  for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), 16_777_619)
  return hash >>> 0
}

/**
 * @param keysOf the typo keys of each place that has any
 * @param namesOf the positions of each one's names
 */
export function packTypos(
  keysOf: ReadonlyMap<number, ReadonlySet<string>>,
  namesOf: ReadonlyMap<number, readonly number[]>,
): TypoIndex {
  const places = Uint32Array.from(keysOf.keys())
  const pairs: number[] = []
  let member = 0
  // A hash and a member in one number that is still exact: sorted by the hash.
  for (const keys of keysOf.values()) {
    for (const key of keys) pairs.push(hashOf(key) * HALVES + member)
    member += 1
  }
  const sorted = Float64Array.from(pairs).toSorted()
  const starts = new Uint32Array(HALVES + 1)
  const hashes = new Uint16Array(sorted.length)
  const members = new Uint16Array(sorted.length)
  sorted.forEach((pair, at) => {
    const hash = Math.floor(pair / HALVES)
    const upper = hash >>> 16
    starts[upper + 1] = (starts[upper + 1] ?? 0) + 1
    hashes[at] = hash
    members[at] = pair - hash * HALVES
  })
  for (let upper = 0; upper < HALVES; upper++)
    starts[upper + 1] = (starts[upper + 1] ?? 0) + (starts[upper] ?? 0)
  const names = Array.from(places, (place) => namesOf.get(place) ?? [])
  const firstName = new Uint32Array(names.length + 1)
  names.forEach((positions, at) => (firstName[at + 1] = (firstName[at] ?? 0) + positions.length))
  return {
    starts,
    hashes,
    members,
    places,
    firstName,
    names: Uint32Array.from(names.flat()),
  }
}

/** Those that share letters with a text, by their place in `places`. */
export function membersNear(typos: TypoIndex, text: string, letters: 1 | 2): Set<number> {
  const found = new Set<number>()
  for (const key of typoKeys(text, letters)) {
    const hash = hashOf(key)
    const upper = hash >>> 16
    const lower = hash & (HALVES - 1)
    const end = typos.starts[upper + 1] ?? 0
    for (let at = typos.starts[upper] ?? 0; at < end; at++)
      if (typos.hashes[at] === lower) found.add(typos.members[at] ?? 0)
  }
  return found
}
