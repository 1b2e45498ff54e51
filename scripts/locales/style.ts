import { SAME_AS_ENGLISH } from './same-as-english.data.ts'
import { LATIN_EVERYWHERE, LONGEST, NAMES, OWN_SCRIPT, STYLES } from './style.data.ts'
import { textShape } from './text-shape.ts'

const QUOTES = /[„“”‟«»‚‘‹›"]/gu
const LATIN_WORD = /\p{Script=Latin}+/gu
const FOREIGN = /[\p{Script=Cyrillic}\p{Script=Greek}]/u
/** Says where a long word may be parted on a narrow phone, and is none of it. */
const SOFT_HYPHEN = '\u00ad'
/** A mark of exclamation is none: most languages greet without it, or with it where English has a comma. */
const SENTENCE = /[.?]$/
/** A short word that is cut off ends in a stop, and is no sentence: "3 Std.", "5 min." */
const ABBREVIATED = /(?<!\p{L})\p{L}{1,4}\.$/u

/** What is wrong with how a text is written in its language, whatever it says. */
export function styleIssues(language: string, text: string): string[] {
  const { quotes, address, avoided } = STYLES[language] ?? { quotes: '' }
  // With a sign for each value, so that what stands round it stays apart, and without the marks of links.
  const said = textShape(text)
    .words.join('…')
    .replaceAll(/<\/?\w+>/g, '')
  const issues = [...new Set(said.match(QUOTES) ?? [])]
    .filter((mark) => !quotes.includes(mark))
    .map((mark) => `has ${mark}, which is no mark of the language`)
  if (language !== 'fr' && / [,.:;!?](?!\p{L})/u.test(said)) issues.push('has a blank before a mark')
  issues.push(...scriptIssues(language, said))
  const other = address?.exec(said)?.[0]
  if (other) issues.push(`addresses somebody else: ${other}`)
  const word = avoided?.exec(said)?.[0]
  if (word) issues.push(`says ${word}, which the language has a better word for`)
  return issues
}

function scriptIssues(language: string, said: string): string[] {
  const own = OWN_SCRIPT[language]
  if (!own) return FOREIGN.test(said) ? ['has letters of another script'] : []
  const latin = (said.match(LATIN_WORD) ?? []).filter((word) => !LATIN_EVERYWHERE.has(word))
  return latin.length > 0 ? [`has Latin letters: ${latin.join(' ')}`] : []
}

/** Whether a text says words of English where its language has its own. */
export function isLeftInEnglish(language: string, text: string, english: string | undefined): boolean {
  return (
    text === english && /\p{L}{3}/u.test(textShape(text).words.join(' ')) && !isSpeltAlike(language, text)
  )
}

const isSpeltAlike = (language: string, text: string): boolean =>
  SAME_AS_ENGLISH.some(
    ([same, languages]) => same === text && (languages === '*' || languages.split(' ').includes(language)),
  )

/** What a translation lacks of its English, beside the values. */
export function likenessIssues(text: string, english: string): string[] {
  const issues: string[] = []
  for (const name of NAMES)
    if (new RegExp(`\\b${name}\\b`).test(english) && !text.includes(name)) issues.push(`does not say ${name}`)
  if (SENTENCE.test(english) && !/[.?!;…)}]$/u.test(text)) issues.push('does not end like a sentence')
  if (!/[.?!;…)}]$/u.test(english) && SENTENCE.test(text) && !ABBREVIATED.test(text))
    issues.push('ends like a sentence')
  return issues
}

/** Texts that call a thing by another word than the terms do, where English has one word for both. */
export function termIssues(
  texts: Readonly<Record<string, string>>,
  english: Readonly<Record<string, string>>,
  terms: {
    readonly own: Readonly<Record<string, string>>
    readonly english: Readonly<Record<string, string>>
  },
): string[] {
  const known = new Map(Object.entries(terms.english).map(([id, text]) => [text, terms.own[id]]))
  return Object.entries(texts).flatMap(([id, text]) => {
    const term = known.get(english[id] ?? '')
    return term === undefined || term === text.replaceAll(SOFT_HYPHEN, '')
      ? []
      : [`${id} says “${text}”, where mails say “${term}”`]
  })
}

/** Texts that are cut off where they show. */
export function lengthIssues(texts: Readonly<Record<string, string>>): string[] {
  return Object.entries(LONGEST).flatMap(([id, longest]) => {
    const { length } = texts[id] ?? ''
    return length > longest ? [`${id} is cut off: ${length} signs, where ${longest} show`] : []
  })
}
