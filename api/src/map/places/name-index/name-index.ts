import { keyBytes, positionOf, type SortedKeys } from './sorted-keys.ts'
import type { TypoIndex } from './typo-index.ts'

/**
 * Every name that places are found by, at each letter and whole: in the memory of the process, as flat arrays of some nine
 * megabytes. What a place is otherwise is read from the database by its id, which stays the same when the gazetteer is
 * replaced: a process that began before goes on finding what it knew.
 */
export interface NameIndex {
  keys: SortedKeys
  /** Whose name each key is, and how it belongs to it: three bytes a key, the place's number here times four, and the tier. */
  owners: Uint8Array
  weight: Float32Array
  /** The square each lies in (`geo-cells.ts`). */
  cell: Uint32Array
  country: Uint8Array
  /** Their codes, by their number. */
  countries: readonly string[]
  /** The number that GeoNames gives a place; 0 for the others. */
  geonames: Uint32Array
  otherIds: ReadonlyMap<number, string>
  /** Places by their IATA code. */
  byIata: ReadonlyMap<string, number>
  typos: TypoIndex
}

/** Raised when the arrays change their meaning: a process reads no index of another layout. */
export const LAYOUT = 1

const TIERS = 4

export function packOwner(owners: Uint8Array, position: number, place: number, tier: number): void {
  const packed = place * TIERS + tier
  owners[3 * position] = packed & 255
  owners[3 * position + 1] = (packed >> 8) & 255
  owners[3 * position + 2] = packed >> 16
}

function ownerAt({ owners }: NameIndex, position: number): number {
  const at = 3 * position
  return (owners[at] ?? 0) | ((owners[at + 1] ?? 0) << 8) | ((owners[at + 2] ?? 0) << 16)
}

/** Whose name the key at a position is. */
export function placeAt(index: NameIndex, position: number): number {
  return ownerAt(index, position) >> 2
}

export function tierAt(index: NameIndex, position: number): number {
  return ownerAt(index, position) & (TIERS - 1)
}

export function idOf(index: NameIndex, place: number): string {
  return index.otherIds.get(place) ?? `geonames:${index.geonames[place]}`
}

/** Where the keys that begin with a text stand, those first that are the text. */
export function rangeOf({ keys }: NameIndex, text: string): { from: number; whole: number; end: number } {
  const bytes = keyBytes(text)
  return {
    from: positionOf(keys, bytes, 'before'),
    whole: positionOf(keys, bytes, 'with'),
    end: positionOf(keys, bytes, 'beginning'),
  }
}
