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

const PLAIN = /^[\0-\x7f]*$/

/**
 * The form in which names are stored and looked up: lower case, no accents, words parted by single spaces.
 * Used for the gazetteer and for what people type alike, so that the two always meet.
 */
export function placeKey(text: string): string {
  // Most names are of such letters alone, and a seed asks for a million keys.
  if (PLAIN.test(text))
    return text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim()
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(UNDIVIDED, (letter) => BASE_LETTERS[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
