import { message } from '@fiacre/sdk/rules'
import { describe, expect, it } from 'vitest'
import { compileCatalogue } from '../../vite/catalogues.ts'
import { en } from './en.ts'
import { loadMessages } from './load-messages.ts'
import type { TextId } from './text-id.ts'
import { createTranslator } from './translator.ts'

const english = createTranslator<TextId>({ locale: 'en', messages: en })
const polish = createTranslator<TextId>({ locale: 'pl', messages: await loadMessages('pl-PL') })

describe('a text', () => {
  it.each([
    [1, '1 pasażer'],
    [2, '2 pasażerów'],
    [5, '5 pasażerów'],
  ])('takes the plural form of the language (%i)', (count, words) => {
    expect(polish.t('passengerCount', { count })).toBe(words)
  })

  it.each([
    [1, '1 minutę.'],
    [3, '3 minuty.'],
    [6, '6 minut.'],
  ])('tells few from many in Polish (%i)', (minutes, words) => {
    expect(polish.t('quoteExpiredDescription', { minutes })).toContain(words)
  })

  it('of the rules is, in English, letter by letter that of the rules', () => {
    expect(english.t('locationNotAvailableDescription')).toBe("We currently don't operate in this region.")
    expect(english.t('leadTime')).toBe(message('leadTime'))
  })
})

describe('what a store or the service says', () => {
  it('is translated by its id', () => {
    expect(polish.say({ id: 'passengersMin' })).toBe('Wymagany jest co najmniej 1 pasażer')
  })

  it('is translated by its id and values, plural forms included', () => {
    const early = { id: 'leadTime', values: { hours: 2 } } as const
    expect(polish.say(early)).toBe('Odbiór jest możliwy najwcześniej za 2 godziny')
    expect(english.say(early)).toBe(message('leadTime'))
  })

  it('is not looked up by its English words', () => {
    expect(polish.say(message('passengersMin'))).toBe(message('passengersMin'))
  })

  it('is translated by its problem code where only that is known', () => {
    const text = { problem: 'NO_ROAD', text: 'There is no road from A to B.' }
    expect(polish.say(text)).toMatch(/^Między tymi miejscami nie ma drogi/)
    expect(english.say(text)).toBe('There is no road from A to B.')
  })

  it('is shown as it is when nothing is known of it', () => {
    expect(polish.say('Something else')).toBe('Something else')
  })
})

describe('a compiled catalogue', () => {
  it('says the same as its source', async () => {
    const source = await loadMessages('pl')
    const messages = JSON.parse(compileCatalogue(JSON.stringify(source)))
    const before = createTranslator<string>({ locale: 'pl', messages: { ...source } })
    const after = createTranslator<string>({ locale: 'pl', messages })
    const values = {
      count: 3,
      max: 4,
      from: 6,
      minutes: 30,
      hours: 2,
      days: 14,
      age: 18,
      unit: 'mi',
      query: 'x',
    }
    for (const id of Object.keys(source)) expect(after.t(id, values)).toBe(before.t(id, values))
  })

  it('cannot be made of a text that is not in message format', () => {
    expect(() => compileCatalogue('{"broken": "{count, plural, one {# place}"}')).toThrow('"broken"')
  })
})
