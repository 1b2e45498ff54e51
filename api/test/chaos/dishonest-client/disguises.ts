/**
 * Ways to write a text so that people still read it, and a program may not. Names cut up by dots, hyphens and blanks are not among
 * them: a piece may be a village's own name ("Po-iana"), and then the village's is what the booking shows beside the words.
 */
export type Disguise = keyof typeof DISGUISES

const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: 'а',
  c: 'с',
  e: 'е',
  i: 'і',
  o: 'о',
  p: 'р',
  x: 'х',
  y: 'у',
  A: 'А',
  B: 'В',
  C: 'С',
  E: 'Е',
  M: 'М',
  P: 'Р',
  T: 'Т',
}
const DIGITS: Readonly<Record<string, string>> = { o: '0', i: '1', e: '3', a: '4' }

const replaced = (table: Readonly<Record<string, string>>) => (text: string) =>
  Array.from(text, (letter) => table[letter] ?? letter).join('')

/** Puts something into the middle of each longer word. */
const within = (what: string) => (text: string) =>
  text.replace(/\p{L}{4,}/gu, (word) => word.slice(0, 2) + what + word.slice(2))

export const DISGUISES = {
  none: (text: string) => text,
  capitals: (text: string) => text.toUpperCase(),
  small: (text: string) => text.toLowerCase(),
  withoutAccents: (text: string) => text.normalize('NFD').replace(/\p{M}/gu, ''),
  decomposed: (text: string) => text.normalize('NFD'),
  doubleSpaces: (text: string) => `  ${text.replaceAll(' ', '   ')} `,
  noBreakSpaces: (text: string) => text.replaceAll(' ', '\u00a0'),
  underscores: (text: string) => text.replaceAll(' ', '_'),
  fullWidthCommas: (text: string) => text.replaceAll(',', '，'),
  fullWidth: (text: string) =>
    text.replace(/[!-~]/g, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0)),
  lookAlikes: replaced(LOOK_ALIKES),
  oneLookAlike: (text: string) => text.replace(/[aeo]/, (letter) => LOOK_ALIKES[letter] ?? letter),
  digits: replaced(DIGITS),
  zeroWidth: within('\u200b'),
  joiners: within('\u2060'),
  softHyphens: within('\u00ad'),
  aTypo: (text: string) => text.replace(/(\p{L}{3})(\p{L})(\p{L})/u, '$1$3$2'),
  doubled: (text: string) => text.replace(/(\p{L}{3})(\p{L})/u, '$1$2$2'),
  longBefore: (text: string) => `${'Please call me when you are there, '.repeat(4)}${text}`,
  longAfter: (text: string) => `${text}${', please call me when you are there'.repeat(4)}`,
  quoted: (text: string) => `"${text}"`,
} satisfies Record<string, (text: string) => string>

export const MISSPELLINGS: readonly Disguise[] = ['aTypo', 'doubled']

/** People guess what is meant; of a program it is enough that it takes nothing else for it. */
export const GUESSWORK: readonly Disguise[] = [
  ...MISSPELLINGS,
  ...(['lookAlikes', 'oneLookAlike', 'digits'] as const),
]
