import { readFileSync } from 'node:fs'
import { setupI18n as linguiSetup } from '@lingui/core'
import { describe, expect, it } from 'vitest'
import { compileCatalogue } from './catalogues.ts'
import { setupI18n } from './element-i18n.ts'

const catalogue = (file: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../src/locales/${file}.json`, import.meta.url), 'utf8'))

const CATALOGUES = ['en', 'pl', 'lv'].map((locale) => ({
  locale,
  texts: { ...catalogue(locale), ...catalogue(`${locale}-later`) },
}))

const NUMBERS = 'count minutes hours change max from percent seconds age'.split(' ')

/** Whatever a text may ask for, by name. */
function valuesWith(texts: object, count: number, unit: string): Record<string, string | number> {
  const names = [...JSON.stringify(texts).matchAll(/\{(\w+)/g)].map(([, name]) => name ?? '')
  return Object.fromEntries(
    names.map((name) => [name, name === 'unit' ? unit : NUMBERS.includes(name) ? count : `<${name}>`]),
  )
}

describe.each(CATALOGUES)('the element’s $locale', ({ locale, texts }) => {
  const compiled: Record<string, string> = JSON.parse(compileCatalogue(JSON.stringify(texts)))
  const ours = setupI18n({ locale, messages: { [locale]: compiled } })
  const lingui = linguiSetup({ locale, messages: { [locale]: compiled } })

  it.each([0, 1, 2, 5, 22, 1500])('says everything as Lingui does, with %d', (count) => {
    for (const unit of ['km', 'mi']) {
      const values = valuesWith(texts, count, unit)
      const said = Object.keys(compiled).map((id) => ours._(id, values))
      expect(said).toEqual(Object.keys(compiled).map((id) => lingui._(id, values)))
    }
  })

  it('says the id where there is no text yet', () => expect(ours._('nothingHere')).toBe('nothingHere'))
})
