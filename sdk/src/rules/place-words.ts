/** Letters that are not a base letter with a mark, so that decomposition leaves them as they are. */
const FOLDED: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
  ی: 'ي',
  ک: 'ك',
  і: 'и',
}

/** Cyrillic letters that pass for Latin ones, for words that mix the two scripts. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  к: 'k',
  м: 'm',
  т: 't',
  н: 'h',
  в: 'b',
  и: 'i',
  ѕ: 's',
  ј: 'j',
}

const MARKS_AND_INVISIBLE = /[\p{M}\p{Cf}]/gu
const NOT_FOLDED = new RegExp(`[${Object.keys(FOLDED).join('')}]`, 'g')
const LETTERS = /\p{L}+/gu
const LATIN = /\p{Script=Latin}/u
const CYRILLIC = /\p{Script=Cyrillic}/gu
const DOTTED_INITIALS = /(?<![\p{L}\p{N}])\p{L}(?:\. ?\p{L}(?![\p{L}\p{N}]))+/gu
const SPACED_INITIALS = /(?<![\p{L}\p{N}])\p{L}(?: \p{L}(?![\p{L}\p{N}])){2,}/gu
const WORD = /\p{L}+|\p{N}+/gu
const PART_BREAK = /[,;|/\n\r()[\]•،、]|\s[-–—]\s/u

/** A text with case, marks and look-alike letters taken away, ready to be compared. */
export function foldPlaceText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(MARKS_AND_INVISIBLE, '')
    .replace(NOT_FOLDED, (letter) => FOLDED[letter] ?? letter)
    .replace(LETTERS, (word) => (LATIN.test(word) ? latinised(word) : word))
}

function latinised(word: string): string {
  return word.replace(CYRILLIC, (letter) => LOOKALIKES[letter] ?? letter)
}

/** The words of a folded text; initials ("u.s.a.", "u s a") make one word, and "u.s." is "usa", unlike "us". */
export function placeWords(folded: string): string[] {
  const joined = folded
    .replace(DOTTED_INITIALS, (initials) => initials.replace(/[. ]/g, '').replace(/^us$/, 'usa'))
    .replace(SPACED_INITIALS, (letters) => letters.replaceAll(' ', ''))
  return joined.match(WORD) ?? []
}

/** The parts of an address, as commas and the like divide it, in words; empty parts are left out. */
export function addressParts(folded: string): string[][] {
  return folded
    .split(PART_BREAK)
    .map(placeWords)
    .filter((words) => words.length > 0)
}
