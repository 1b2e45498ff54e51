/**
 * Characters that change how the text round them is read and show nothing themselves: they turn the direction of writing
 * (U+202A to U+202E and U+2066 to U+2069, Unicode annex 9), so that a name or a link reads as another, or end a line
 * (U+2028, U+2029) in what should be one. The marks that Arabic and Hebrew are written with are not among them.
 */
const UNSEEN = /[\u2028-\u202e\u2066-\u2069]/

/** Why a text is refused. */
export type Unfit = 'unstorable' | 'unseen'

/**
 * What makes a text in a value, names included, unfit to be kept and shown. PostgreSQL takes any character but NUL, and
 * no half of a surrogate pair, which is no character.
 */
export function unfitText(value: unknown): Unfit | undefined {
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed()) return 'unstorable'
    return UNSEEN.test(value) ? 'unseen' : undefined
  }
  if (value === null || typeof value !== 'object') return undefined
  for (const [name, inner] of Object.entries(value)) {
    const unfit = unfitText(name) ?? unfitText(inner)
    if (unfit) return unfit
  }
  return undefined
}

/** The same of headers, whose bytes Node reads as Latin-1 and programs mean as UTF-8. */
export function unfitHeader(headers: Record<string, string | string[] | undefined>): Unfit | undefined {
  const texts = Object.values(headers).flatMap((value) => value ?? [])
  const foreign = texts.filter((text) => /[\x80-\xff]/.test(text))
  return unfitText(foreign.map((text) => Buffer.from(text, 'latin1').toString('utf8')))
}
