import { LANGUAGES } from '@fiacre/sdk/rules'
import { describe, expect, it } from 'vitest'
import { FACES } from './document-fonts.ts'
import { documentLanguage } from './document-languages.ts'
import { documentSample } from './document-samples.ts'
import { printable } from './printable-text.ts'
import { writtenDistance, writtenMinutes, writtenSupport } from './wording.ts'
import { writtenMoney } from '#platform/localisation/written-values.ts'
import { writtenPickup } from './trip-facts.ts'

type Texts = { [name: string]: string | Texts }

/** Every text by where it stands: `voucher.late`. */
function byPath(texts: Texts, under = ''): [path: string, text: string][] {
  return Object.entries(texts).flatMap(([name, text]) =>
    typeof text === 'string'
      ? [[under + name, text] satisfies [string, string]]
      : byPath(text, `${under}${name}.`),
  )
}

const textsOf = (code: string) => new Map(byPath(documentLanguage(code).texts as unknown as Texts))
const namesIn = (text = ''): string[] => [...new Set(text.match(/\{\w+\}/g))].toSorted()
const CODES = LANGUAGES.map(({ code }) => code)
const faces = Object.values(FACES)
const PLACES =
  'Łódź Θεσσαλονίκη София Đakovo Țările Ísafjörður Kėdainiai Győr Kõrvemaa Ţ Ģibuļi Ōgre Żnin Þórshöfn ₴ Київ'

/** The letters that a typeface would show as a box or a question mark. */
const lost = (text: string) =>
  faces.flatMap((face) => Array.from(printable(text, face)).filter((letter) => letter === '?'))

describe.each(CODES)('the texts of documents in %s', (code) => {
  const language = documentLanguage(code)

  it('have a glyph for every letter, of dates and sums too', () => {
    const { trip } = documentSample
    const values = [
      writtenPickup(trip, language),
      writtenMoney(-1_234_567, language),
      writtenDistance(1246.3, language),
      writtenMinutes(165, language),
      writtenMinutes(60, language, true),
      writtenSupport('saver', language),
    ]
    const all = [...textsOf(code).values(), ...values].join('\n').replaceAll('?', '')
    expect(lost(all)).toEqual([])
  })

  it('name what the English ones name, in the quotes and apostrophes of print', () => {
    const own = textsOf(code)
    for (const [path, english] of textsOf('en')) {
      expect(namesIn(own.get(path)), path).toEqual(namesIn(english))
      expect(own.get(path), path).not.toMatch(/['"]|^\s|\s$|\s\s/)
    }
  })

  it('leave no English sentence behind', () => {
    if (code === 'en') return expect(textsOf('en').size).toBeGreaterThan(70)
    const english = textsOf('en')
    const alike = [...textsOf(code)].filter(([path, text]) => text === english.get(path))
    expect(alike.filter(([, text]) => /\s/.test(text))).toEqual([])
    expect(alike.length).toBeLessThan(5)
  })
})

describe('what is printed', () => {
  it('keeps the names of places in Latin, Greek and Cyrillic', () => {
    expect(lost(PLACES)).toEqual([])
    for (const face of faces) expect(printable(PLACES, face)).toBe(PLACES)
  })

  it('drops pictures and marks that turn the line, and shows that a letter was lost', () => {
    expect(printable('\u202EA\u200B😀 1\u202F000 é 北\r\nB\t🇵🇱', FACES.text)).toBe('A 1\u00A0000 é ?\nB')
  })

  it('writes in English when asked for a language it has not', () => {
    expect(documentLanguage('xx').code).toBe('en')
  })
})
