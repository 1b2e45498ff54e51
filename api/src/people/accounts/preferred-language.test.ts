import { describe, expect, it } from 'vitest'
import { preferredLanguage } from './preferred-language.ts'

describe('the preferred language', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['pl', 'pl'],
    ['pl-PL,pl;q=0.9,en;q=0.8', 'pl'],
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['nb-NO,nb;q=0.9', 'no'],
    ['zh-TW,pl;q=0.8,en;q=0.5', 'pl'],
    ['uk, en;q=0.5', 'en'],
    ['zh', 'en'],
    ['*', 'en'],
    [';;q=x', 'en'],
  ])('of %s is %s', (header, language) => {
    expect(preferredLanguage(header)).toBe(language)
  })
})
