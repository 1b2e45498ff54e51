import { openCatalogue, type Translator } from '../localisation/catalogue.ts'
import { writtenMoney } from '../localisation/written-values.ts'
import type office from './sentences/office/locales/en.json'
import type everybody from './sentences/locales/en.json'

/** What travellers, carriers and partners can be told, and what our own people alone can be. */
type OfEverybody = keyof typeof everybody
type OfOffice = keyof typeof office
export type SentenceId = OfEverybody | OfOffice

/** What a problem says where its code alone does not: a text by its id, with what stands in its placeholders. */
export interface Sentence {
  readonly id: SentenceId
  /** A value whose name ends with `Cents` is EUR cents, which each language writes its own way. */
  readonly values: Readonly<Record<string, string | number>>
}

const folder = (name: string) => new URL(`sentences/${name}`, import.meta.url)
/** In all languages. */
const ofEverybody = openCatalogue<OfEverybody>(folder('locales/'))
/** In those of the back office. */
const ofOffice = openCatalogue<OfOffice>(folder('office/locales/'))

/** A sentence with its values. Its words are made where it leaves, in the language asked for. */
export function sentence(id: SentenceId, values: Sentence['values'] = {}): Sentence {
  return { id, values }
}

/** As much of what somebody sent as a sentence repeats. */
const LONGEST_SHOWN = 120

/** What somebody sent, as a sentence can repeat it. */
export function shown(text: string): string {
  const whole = text.toWellFormed().replaceAll(/\p{Cc}/gu, '\uFFFD')
  return whole.length > LONGEST_SHOWN ? `${whole.slice(0, LONGEST_SHOWN)}…` : whole
}

/** The words of a sentence in a language; undefined where the language has none of its own. */
export function wordsOf({ id, values }: Sentence, language: string): string | undefined {
  return said(ofEverybody(language)) ?? said(ofOffice(language))

  function said<Id extends string>(words: Translator<Id>): string | undefined {
    if (words.code !== language || !words.has(id)) return undefined
    const written = Object.entries(values).map(([name, value]) => [
      name,
      name.endsWith('Cents') ? writtenMoney(Number(value), words) : value,
    ])
    return words.t(id, Object.fromEntries(written) as Sentence['values'])
  }
}
