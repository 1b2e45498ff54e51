/**
 * Half a million keys in the order of their bytes, in a few megabytes: each is written as how many bytes it shares with the one before
 * it, how many follow, and those. Every so many begin anew, so that a key is found by halving.
 */
export interface SortedKeys {
  count: number
  bytes: Uint8Array
  /** Where each block begins in `bytes`. */
  blocks: Uint32Array
}

const BLOCK = 16
/** A length is one byte. */
const LONGEST = 255

const encoder = new TextEncoder()

/** The bytes that keys are compared by. */
export function keyBytes(text: string): Uint8Array {
  return encoder.encode(text)
}

/**
 * @param keys in the order of their bytes; equal ones may follow each other
 * @throws RangeError when they are not, or one is too long
 */
export function packKeys(keys: readonly string[]): SortedKeys {
  const blocks = new Uint32Array(Math.ceil(keys.length / BLOCK))
  let bytes = new Uint8Array(8 * keys.length + LONGEST)
  let end = 0
  let [last, next] = [emptyKey(), emptyKey()]
  keys.forEach((text, index) => {
    const { read, written } = encoder.encodeInto(text, next.bytes)
    next.length = written
    const common = sharedLength(last, next)
    if (read < text.length || (common < last.length && (common === written || isLess(next, last, common))))
      throw new RangeError(`"${text}" is longer than ${LONGEST} bytes or stands before its turn.`)
    const isFirst = index % BLOCK === 0
    const shared = isFirst ? 0 : common
    if (isFirst) blocks[index / BLOCK] = end
    if (end + 2 + written > bytes.length) bytes = grown(bytes)
    bytes[end] = shared
    bytes[end + 1] = written - shared
    bytes.set(next.bytes.subarray(shared, written), end + 2)
    end += 2 + written - shared
    ;[last, next] = [next, last]
  })
  return { count: keys.length, bytes: bytes.slice(0, end), blocks }
}

function isLess(a: Key, b: Key, at: number): boolean {
  return (a.bytes[at] ?? 0) < (b.bytes[at] ?? 0)
}

function grown(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(2 * bytes.length)
  larger.set(bytes)
  return larger
}

function sharedLength(a: Key, b: Key): number {
  const most = Math.min(a.length, b.length)
  let length = 0
  while (length < most && a.bytes[length] === b.bytes[length]) length += 1
  return length
}

/** Which keys come first: those before a text; those up to it, it included; those that begin with it as well. */
type Bound = 'before' | 'with' | 'beginning'

/** How many keys lie before, as the bound says: where the others begin. */
export function positionOf(keys: SortedKeys, text: Uint8Array, bound: Bound): number {
  const key = emptyKey()
  let [low, high] = [0, keys.blocks.length]
  while (low < high) {
    const middle = (low + high) >> 1
    readKey(keys, keys.blocks[middle] ?? 0, key)
    if (isFirst(key, text, bound)) low = middle + 1
    else high = middle
  }
  if (low === 0) return 0
  let position = (low - 1) * BLOCK
  let at = keys.blocks[low - 1] ?? 0
  for (const last = Math.min(keys.count, position + BLOCK); position < last; position++) {
    at = readKey(keys, at, key)
    if (!isFirst(key, text, bound)) return position
  }
  return position
}

/** A key that others are read into. */
export interface Key {
  bytes: Uint8Array
  length: number
}

/** Reads the key at a position. */
export function keyAt(keys: SortedKeys, position: number, key: Key): void {
  let at = keys.blocks[Math.floor(position / BLOCK)] ?? 0
  for (let step = position % BLOCK; step >= 0; step--) at = readKey(keys, at, key)
}

export const emptyKey = (): Key => ({ bytes: new Uint8Array(LONGEST), length: 0 })

/** Makes the key that was read into the next one. @returns where the one after it is written */
function readKey({ bytes }: SortedKeys, at: number, key: Key): number {
  const shared = bytes[at] ?? 0
  const more = bytes[at + 1] ?? 0
  for (let index = 0; index < more; index++) key.bytes[shared + index] = bytes[at + 2 + index] ?? 0
  key.length = shared + more
  return at + 2 + more
}

function isFirst(key: Key, text: Uint8Array, bound: Bound): boolean {
  const length = Math.min(key.length, text.length)
  for (let index = 0; index < length; index++) {
    const difference = (key.bytes[index] ?? 0) - (text[index] ?? 0)
    if (difference !== 0) return difference < 0
  }
  if (key.length < text.length) return true
  return bound === 'beginning' || (bound === 'with' && key.length === text.length)
}
