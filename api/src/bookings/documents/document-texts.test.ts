import { readFileSync } from 'node:fs'
import { LANGUAGES, SUPPORT } from '@fiacre/sdk/rules'
import { describe, expect, it } from 'vitest'
import { FACES } from '#platform/brand/typefaces.ts'
import { documentLanguage } from './document-languages.ts'
import { documentSample } from './document-samples.ts'
import { printable } from '#platform/brand/printable-text.ts'
import { writtenSupport } from './wording.ts'
import { TERMS } from '#platform/localisation/terms.ts'
import { writtenMinutes, writtenMoney } from '#platform/localisation/written-values.ts'
import { writtenJourney, writtenPickup } from './trip-facts.ts'

/** Every text of a language, the terms among them. */
function textsOf(code: string): string[] {
  const folders = [new URL('./locales/', import.meta.url), TERMS]
  return folders.flatMap((folder) => {
    const texts: unknown = JSON.parse(readFileSync(new URL(`${code}.json`, folder), 'utf8'))
    return Object.values(texts ?? {}).map(String)
  })
}

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
      writtenJourney({ ...trip, distanceKm: 1246.3, distanceUnit: 'mi', durationMinutes: 165 }, language),
      writtenMinutes(60, language),
      writtenSupport('saver', language),
    ]
    const all = [...textsOf(code), ...values].join('\n').replaceAll('?', '')
    expect(lost(all)).toEqual([])
  })

  it('count hours to 24, and write the sign of the euro', () => {
    expect(writtenPickup(documentSample.trip, language)).toMatch(/14[.:]30/)
    expect(writtenSupport('saver', language)).not.toMatch(/[ap]\.?m\.|[πμ]\.μ\.|пр\.об|сл\.об/i)
    expect(writtenMoney(123_450, language)).toContain('€')
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

  it('names the zone of the hours of support as the language does', () => {
    expect(writtenSupport('saver', documentLanguage('en'))).toContain(`(GMT+${SUPPORT.saver.utcOffsetHours})`)
    expect(writtenSupport('saver', documentLanguage('fr'))).toContain(`(UTC+${SUPPORT.saver.utcOffsetHours})`)
  })

  it('writes in English when asked for a language it has not', () => {
    expect(documentLanguage('xx').code).toBe('en')
  })
})
