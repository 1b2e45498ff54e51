/** Letters of other scripts that pass for Latin ones, in words that mix the scripts: "Zеrmatt" with a Cyrillic е. */
const LOOKALIKES = new Map(
  Object.entries({
    ...{
      а: 'a',
      в: 'b',
      с: 'c',
      е: 'e',
      һ: 'h',
      і: 'i',
      ј: 'j',
      к: 'k',
      м: 'm',
      н: 'h',
      о: 'o',
      р: 'p',
      ѕ: 's',
    },
    ...{
      т: 't',
      у: 'y',
      х: 'x',
      α: 'a',
      ε: 'e',
      ι: 'i',
      κ: 'k',
      ν: 'v',
      ο: 'o',
      ρ: 'p',
      τ: 't',
      υ: 'u',
      χ: 'x',
    },
    ...{
      А: 'A',
      В: 'B',
      С: 'C',
      Е: 'E',
      Н: 'H',
      І: 'I',
      Ј: 'J',
      К: 'K',
      М: 'M',
      О: 'O',
      Р: 'P',
      Ѕ: 'S',
      Т: 'T',
    },
    ...{
      У: 'Y',
      Х: 'X',
      Α: 'A',
      Β: 'B',
      Ε: 'E',
      Ζ: 'Z',
      Η: 'H',
      Ι: 'I',
      Κ: 'K',
      Μ: 'M',
      Ν: 'N',
      Ο: 'O',
      Ρ: 'P',
    },
    ...{ Τ: 'T', Υ: 'Y', Χ: 'X' },
  }),
)

const WORD = /\p{L}+/gu
const LATIN = /\p{Script=Latin}/u
const CUT = /(?<=\p{L})[.·_'’\-\u2010\u2011](?=\p{L})/gu
const SPACED = /(?<!\p{L})\p{L}(?: \p{L}(?!\p{L})){2,}/gu

/** Before or behind a number at one end of a word. Digits amid letters stand for letters, if for anything: "Str33t". */
const STUCK_NUMBER = /(?<=\p{L}{3})(?=\d+(?![\d\p{L}]))|(?<=(?<![\d\p{L}])\d+)(?=\p{L}{3})/gu

/**
 * A text as people see it: without letters that have no shape and would cut a name in two, with plain commas and brackets, each word in
 * one script, and numbers apart from the name that they are stuck to ("3920Zermatt").
 */
export function asSeen(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(WORD, (word) => (LATIN.test(word) ? latin(word) : word))
    .replace(STUCK_NUMBER, ' ')
}

function latin(word: string): string {
  return Array.from(word, (letter) => LOOKALIKES.get(letter) ?? letter).join('')
}

/** A text with its words put together again that were cut up: "Te.hran", "Zer-matt", "Z e r m a t t". */
export function uncut(text: string): string {
  return text.replace(CUT, '').replace(SPACED, (letters) => letters.replaceAll(' ', ''))
}
