import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { openCatalogue } from './catalogue.ts'

const folder = mkdtempSync(join(tmpdir(), 'catalogue-'))
const write = (language: string, texts: Record<string, string>) =>
  writeFileSync(join(folder, `${language}.json`), JSON.stringify(texts))
write('en', { hello: 'Hello {name}', wait: '{n, plural, one {# night} other {# nights}}' })
write('pl', {
  hello: 'Witaj {name}',
  wait: '{n, plural, one {# noc} few {# noce} many {# nocy} other {# nocy}}',
  'method.card': 'Karta płatnicza',
})
write('de', { hello: 'Hallo {name' })
afterAll(() => rmSync(folder, { recursive: true }))

const open = openCatalogue<string>(pathToFileURL(`${folder}/`), { n: 22 })

describe('a catalogue', () => {
  it('says a text in the plural form and the digits of the language', () => {
    expect(open('en').t('wait')).toBe('22 nights')
    expect(open('pl-PL').t('wait')).toBe('22 noce')
    expect(open('pl').t('wait', { n: 12_345 })).toBe('12\u00A0345 nocy')
  })

  it('knows the terms, which an area may say in its own words', () => {
    expect(open('en').t('method.card')).toBe('Card')
    expect(open('pl').t('method.card')).toBe('Karta płatnicza')
    expect(open('pl').t('priceLine.CLASS', { vehicle: 'Van' })).toBe('Klasa Van')
    expect(open('pl').has('method.gold')).toBe(false)
  })

  it('fills in what somebody wrote as it was written', () => {
    const name = String.raw`{name} \u0041\x41 \n '{n}' # $& <b>`
    expect(open('pl').t('hello', { name })).toBe(`Witaj ${name}`)
  })

  it('is English for a language that it is not written in', () => {
    expect(open('fr').code).toBe('en')
    expect(open('xx').t('hello', { name: 'Ada' })).toBe('Hello Ada')
  })

  it('names the text that cannot be read', () => {
    expect(() => open('de')).toThrow(/"hello" in .*de\.json/)
  })
})
