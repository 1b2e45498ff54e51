/** Letters that Unicode does not take apart into a base letter and an accent. */
const BASE_LETTERS: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
  ĸ: 'k',
  ŋ: 'n',
  ə: 'e',
  ς: 'σ',
}

const UNDIVIDED = new RegExp(`[${Object.keys(BASE_LETTERS).join('')}]`, 'g')

/** Most names are one word of such letters, and a seed asks for a million keys. */
const ONE_WORD = /^[a-zA-Z]+$/
const PLAIN = /^[\0-\x7f]*$/

/**
 * The form in which names are stored and looked up: lower case, no accents, words parted by single spaces.
 * Used for the gazetteer and for what people type alike, so that the two always meet.
 */
export function placeKey(text: string): string {
  if (ONE_WORD.test(text)) return text.toLowerCase()
  if (PLAIN.test(text))
    return text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim()
  let key = ''
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    // Half of a letter tells nothing.
    if (code >= 0xd800 && code <= 0xdfff) return folded(text).trim()
    const letter = FOLDED[code] ?? foldedLetter(code)
    key += key.endsWith(' ') ? letter.trimStart() : letter
  }
  return key.trim()
}

/** What each letter becomes, by its code, once it was met: to look each name through by itself took three times as long. */
const FOLDED: (string | undefined)[] = []

function foldedLetter(code: number): string {
  return (FOLDED[code] = folded(String.fromCharCode(code)))
}

function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(UNDIVIDED, (letter) => BASE_LETTERS[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
}
