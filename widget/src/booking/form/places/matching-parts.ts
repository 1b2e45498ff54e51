export type TextPart = { readonly text: string; readonly isMatch: boolean }

/** The parts of a text, those set apart whose words begin with what was typed, whatever its accents and capitals. */
export function matchingParts(text: string, typed: string): TextPart[] {
  const letters = Array.from(text)
  const plain = letters.map(plainLetter)
  const isMatch = letters.map(() => false)
  for (const word of wordsOf(typed)) {
    for (let start = 0; start < letters.length; start++) {
      if (isLetter(plain[start - 1])) continue
      const end = endOfMatch(plain, start, word)
      if (end > start) isMatch.fill(true, start, end)
    }
  }
  const parts: TextPart[] = []
  letters.forEach((letter, index) => {
    const before = parts.at(-1)
    const matches = isMatch[index] === true
    if (before?.isMatch === matches) parts[parts.length - 1] = { ...before, text: before.text + letter }
    else parts.push({ text: letter, isMatch: matches })
  })
  return parts
}

/** Where a word that begins here ends in the text; the start itself, where another one begins. */
function endOfMatch(plain: readonly string[], start: number, word: string): number {
  let rest = word
  for (let index = start; index < plain.length; index++) {
    const letter = plain[index] ?? ''
    if (!rest.startsWith(letter)) return start
    rest = rest.slice(letter.length)
    if (rest === '') return index + 1
  }
  return start
}

function wordsOf(typed: string): string[] {
  return Array.from(typed)
    .map(plainLetter)
    .join('')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}

/** Letters that no accent makes of another. */
const OWN_LETTERS: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe' }

function plainLetter(letter: string): string {
  const low = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return OWN_LETTERS[low] ?? low
}

function isLetter(letter: string | undefined): boolean {
  return letter !== undefined && /[\p{L}\p{N}]/u.test(letter)
}
