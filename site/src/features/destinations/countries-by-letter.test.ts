import { SERVED_COUNTRIES } from '@fiacre/sdk/rules'
import { describe, expect, it } from 'vitest'
import { countriesByLetter } from './countries-by-letter.ts'

const letters = (language: string) => countriesByLetter(language).map(({ letter }) => letter)

describe('the countries by letter', () => {
  it('are all that are served, each once', () => {
    const codes = countriesByLetter('en').flatMap(({ countries }) => countries.map(({ code }) => code))
    expect(codes.toSorted()).toEqual(SERVED_COUNTRIES.map(({ code }) => code).toSorted())
  })

  it('stand in the order of the language', () => {
    expect(letters('en')[0]).toBe('A')
    const polish = letters('pl')
    expect(polish.indexOf('Ł')).toBe(polish.indexOf('L') + 1)
  })
})
