import type { Texts } from './areas.ts'
import { hashOf, sourceOf, type Sources } from './sources.ts'
import { textShape } from './text-shape.ts'

interface Catalogue {
  readonly language: string
  readonly texts: Texts
  readonly english: { readonly own: Texts; readonly terms: Texts }
  /** The terms in this language, which an area may say in words of its own. */
  readonly terms: Texts
  readonly sources: Sources
  readonly onlyTranslated?: RegExp
  readonly mayOmit?: Readonly<Record<string, readonly string[]>>
}

/** Everything that is wrong with the texts of an area in one language, each with the id that it is about. */
export function issuesOf(catalogue: Catalogue): string[] {
  const { texts, english, onlyTranslated } = catalogue
  const missing = Object.keys(english.own).filter((id) => !Object.hasOwn(texts, id))
  return [
    ...missing.map((id) => `${id} is missing`),
    ...Object.keys(texts).flatMap((id) => {
      const original = english.own[id] ?? english.terms[id]
      if (original === undefined)
        return onlyTranslated?.test(id) ? [] : [`${id} is a text that English has not`]
      return textIssues(catalogue, id, original).map((issue) => `${id} ${issue}`)
    }),
  ]
}

function textIssues(catalogue: Catalogue, id: string, original: string): string[] {
  const { language, terms, sources, mayOmit } = catalogue
  const text = catalogue.texts[id] ?? ''
  if (text.trim() === '') return ['is empty']
  const issues: string[] = []
  if (text === terms[id]) issues.push('says what the term says already')
  try {
    const own = textShape(text)
    const { names } = textShape(original)
    const omitted = mayOmit?.[id] ?? []
    const lost = names.filter((name) => !own.names.includes(name) && !omitted.includes(name))
    const foreign = own.names.filter((name) => !names.includes(name))
    if (lost.length > 0) issues.push(`does not say {${lost.join('}, {')}}`)
    if (foreign.length > 0) issues.push(`says {${foreign.join('}, {')}}, which English does not`)
    const forms = pluralForms(language)
    for (const plural of own.plurals) {
      const without = forms.filter((form) => !plural.includes(form))
      if (without.length > 0) issues.push(`has no form for ${without.join(', ')}`)
    }
  } catch (error) {
    issues.push(`is not in ICU message format: ${String(error)}`)
  }
  if (language !== 'en' && sourceOf(sources, id, language) !== hashOf(original)) {
    issues.push(`is stale: it was not made of “${original}”`)
  }
  return issues
}

const known = new Map<string, readonly string[]>()

/** The plural forms of a language, looked up once: making the rules takes longer than all else that a text is asked. */
function pluralForms(language: string): readonly string[] {
  const forms = known.get(language) ?? new Intl.PluralRules(language).resolvedOptions().pluralCategories
  known.set(language, forms)
  return forms
}
