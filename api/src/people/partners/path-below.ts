/** More rounds of decoding than any server does; what still changes after them is made to deceive. */
const MOST_ROUNDS = 6

/**
 * Whether a path lies at or below another one however a server may read it: decoded not at all, once, or until nothing is
 * left to decode, with `\` for a slash, `..;x` for `..` and full-width letters for plain ones.
 * @param path of a URL, as the WHATWG parser writes it
 * @param prefix of a URL too, which a partner listed
 */
export function isPathBelow(path: string, prefix: string): boolean {
  const wanted = segmentsOf(prefix).map(whole)
  if (wanted.includes(undefined)) return false
  let stage: string | undefined = path
  for (let round = 0; round < MOST_ROUNDS && stage !== undefined; round += 1) {
    const segments = segmentsOf(stage)
    if (!wanted.every((one, index) => whole(segments[index] ?? '') === one)) return false
    const next: string | undefined = decodedOnce(stage)
    if (next === stage) return true
    stage = next
  }
  return false
}

/** Its segments, with `.` and `..` taken as what they mean. */
function segmentsOf(path: string): string[] {
  const kept: string[] = []
  for (const segment of path.split(/[/\\]/)) {
    // Java's servers cut parameters off; others take no notice of control characters and blanks.
    const bare = segment.replace(/;.*$/s, '').replace(/[\0-\x20\x7f]/g, '')
    if (bare === '..') kept.pop()
    else if (bare !== '.' && segment !== '') kept.push(segment)
  }
  return kept
}

/** Decoded until nothing is left to decode. */
function whole(segment: string): string | undefined {
  let text: string | undefined = segment
  for (let round = 0; round < MOST_ROUNDS && text !== undefined; round += 1) {
    const next: string | undefined = decodedOnce(text)
    if (next === text) return text
    text = next
  }
  return undefined
}

/** Undefined where it says something no honest page writes: `%u002e`, or a byte that UTF-8 never has. */
function decodedOnce(text: string): string | undefined {
  if (/%u[0-9a-f]{4}|%c[01]|%f[5-9a-f]/i.test(text)) return undefined
  const decoded = text.replace(/(%[0-9a-f]{2})+/gi, (codes) =>
    Buffer.from(codes.replaceAll('%', ''), 'hex').toString('utf8'),
  )
  return decoded.normalize('NFKC')
}
