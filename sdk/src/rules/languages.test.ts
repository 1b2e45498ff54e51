import { describe, expect, it } from 'vitest'
import { LANGUAGES, matchLanguage, writtenLanguage } from './languages.ts'

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

  it.each([
    ['en', 'en-GB'],
    ['en-US', 'en-GB'],
    ['pt-BR', 'pt-PT'],
    ['nn', 'no-NO'],
    ['ja', 'en-GB'],
  ])('writes the dates and numbers of %j as %s', (asked, tag) => {
    expect(writtenLanguage(asked).tag).toBe(tag)
  })

  it('has dates and numbers of its own for every tag, not those of the machine', () => {
    const tags = LANGUAGES.map(({ code }) => writtenLanguage(code).tag)
    expect(Intl.DateTimeFormat.supportedLocalesOf(tags)).toEqual(tags)
  })
})
