/** From so alike on, in percent, a person looks into it. */
export const ALIKE_PERCENT = 85

/** Words that say what sort of business somebody is, and nothing of who. */
const FORMS = new Set(
  'gmbh ag kg ohg sa sarl sas eurl ltd llc plc inc bv nv srl spa sl oy ab as aps doo sro sp oo spzoo ooo jsc co company the'.split(
    ' ',
  ),
)

/** Letters that no decomposition takes their marks from. */
const LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/** The words of a name, in any order and without marks, capitals, titles of companies and what stands between. */
export function nameTokens(name: string): string[] {
  const plain = name
    .toLowerCase()
    .replaceAll(/[łøđßæœðþı]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/\b(\p{L})\.\s*(?=\p{L}\.)/gu, '$1')
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 1)
  const telling = words.filter((word) => !FORMS.has(word))
  return [...new Set(telling.length > 0 ? telling : words)].toSorted()
}

/**
 * How alike two names are, in percent: each word of the shorter one is held against its likest of the longer one, and longer words
 * count for more. A name of one word is only like another of one word, or a list with one common first name would hit everybody.
 */
export function likeness(one: readonly string[], other: readonly string[]): number {
  const [few, many] = one.length <= other.length ? [one, other] : [other, one]
  if (few.length === 0 || (few.length === 1 && many.length > 1)) return 0
  let alike = 0
  let letters = 0
  for (const word of few) {
    alike += word.length * Math.max(...many.map((each) => wordLikeness(word, each)))
    letters += word.length
  }
  return Math.round((100 * alike) / letters)
}

/** From 0 to 1: one minus the share of letters to be changed (Levenshtein). */
function wordLikeness(one: string, other: string): number {
  if (one === other) return 1
  const longest = Math.max(one.length, other.length)
  // So different in length that nothing of use can come of it.
  if (Math.abs(one.length - other.length) > longest / 3) return 0
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 0; i < one.length; i += 1) {
    const next = [i + 1]
    for (let j = 0; j < other.length; j += 1) {
      const change = (row[j] ?? 0) + (one[i] === other[j] ? 0 : 1)
      next.push(Math.min(change, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
  }
  return 1 - (row.at(-1) ?? longest) / longest
}
