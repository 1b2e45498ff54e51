import { describe, expect, it } from 'vitest'
import { LANGUAGES, matchLanguage } from './languages.ts'

describe('languages', () => {
  it('are the 23 of the specification, in its order', () => {
    expect(LANGUAGES.map(({ code }) => code).join(' ')).toBe(
      'en pl de fr es it pt nl sv da no fi cs sk hu ro bg hr sl et lv lt el',
    )
  })

  it('carry the names they have for themselves', () => {
    for (const { code, name } of LANGUAGES) {
      const own = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? ''
      expect(name.toLocaleLowerCase(code)).toBe(own.toLocaleLowerCase(code))
    }
  })

  it.each([
    [['pl-PL', 'en'], 'pl'],
    [['pt-BR'], 'pt'],
    [['nb-NO'], 'no'],
    [['nn'], 'no'],
    [['ja', 'uk', 'EL'], 'el'],
    [['ja'], 'en'],
    [[], 'en'],
    [['', '-'], 'en'],
  ])('%j is answered in %s', (tags, code) => {
    expect(matchLanguage(tags)).toBe(code)
  })
})
