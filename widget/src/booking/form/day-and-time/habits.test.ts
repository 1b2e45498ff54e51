import { describe, expect, it } from 'vitest'
import { habitsOf } from './habits.ts'
import { writtenBy } from './written.ts'

const written = (locale: string, browser: readonly string[] = []) => writtenBy(habitsOf(locale, browser))

describe('the habits of a traveller', () => {
  it('have 24 hours, but in English where a day has two halves', () => {
    expect(written('en').time('14:30')).toBe('14:30')
    expect(written('en', ['fr-FR', 'en-US']).time('14:30')).toBe('2:30 PM')
    expect(written('en-GB', ['en-US']).time('14:30')).toBe('14:30')
    expect(written('fr', ['en-US']).time('14:30')).toBe('14:30')
    expect(written('pl-PL').time('09:00')).toBe('09:00')
  })

  it('write days as all our pages do, in a language that we speak', () => {
    expect(written('en', ['en-US']).day('2026-11-28', '2026-11-22')).toBe('Sat 28 Nov')
    expect(written('fr').day('2026-11-28', '2026-11-22')).toBe('sam. 28 nov.')
    expect(written('pl').day('2026-11-28', '2026-11-22')).toBe('sob. 28 lis')
    // English stands in for what we do not speak.
    expect(written('ja').wholeDay('2026-11-28')).toMatch(/^Saturday,? 28 November$/)
    expect(written('en').day('2027-11-28', '2026-11-22')).toBe('28 Nov 2027')
  })

  it('begin a week on its first day there', () => {
    expect(habitsOf('en', ['en-US']).firstWeekday).toBe(0)
    expect(habitsOf('en', []).firstWeekday).toBe(1)
  })

  it('pass over what is no tag', () => {
    expect(habitsOf('en-???', ['en-!']).region).toBe('en-GB')
  })
})
