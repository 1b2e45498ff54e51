import { LANGUAGES, writtenLanguage } from '@fiacre/sdk/rules'
import { describe, expect, it } from 'vitest'
import { dayWords } from './day-words.ts'
import { readDay } from './typed-day.ts'
import { writtenBy } from './written.ts'

/** Sunday 22 November; bookable until Sunday 6 December. */
const RANGE = { today: '2026-11-22', min: '2026-11-22', max: '2026-12-06', isMonthFirst: false }

const reader = (tag: string, change: Partial<typeof RANGE> = {}) => {
  const words = dayWords(tag)
  return (typed: string) => readDay(typed, { words, ...RANGE, ...change })
}

/** What each text means, as a table of those that are wrong. */
function wrong(read: (typed: string) => string | undefined, table: Readonly<Record<string, string>>) {
  return Object.entries(table).flatMap(([typed, day]) => {
    const found = read(typed) ?? 'nothing'
    return found === day ? [] : [`${typed}: ${found}, not ${day}`]
  })
}

describe('a typed day', () => {
  it('is read in English', () => {
    const table = {
      '28': '2026-11-28',
      '3': '2026-12-03',
      '28/11': '2026-11-28',
      '28.11.': '2026-11-28',
      '28-11-26': '2026-11-28',
      '28/11/2026': '2026-11-28',
      '28112026': '2026-11-28',
      '11282026': '2026-11-28',
      '2026-11-28': '2026-11-28',
      '28 nov': '2026-11-28',
      'Nov 28': '2026-11-28',
      '28th November': '2026-11-28',
      '1st dec 2026': '2026-12-01',
      sat: '2026-11-28',
      Sunday: '2026-11-22',
      'Sat, 28 Nov': '2026-11-28',
      'sat 28': '2026-11-28',
      today: '2026-11-22',
      tomorrow: '2026-11-23',
      tom: '2026-11-23',
    }
    expect(wrong(reader('en-GB'), table)).toEqual([])
  })

  it('is read in French and Polish, with marks and without', () => {
    const french = {
      'sam. 28 nov.': '2026-11-28',
      'samedi 28 novembre': '2026-11-28',
      '1er déc': '2026-12-01',
      '1 decembre': '2026-12-01',
      'mar 24': '2026-11-24',
      demain: '2026-11-23',
      'après-demain': '2026-11-24',
      'aujourd’hui': '2026-11-22',
    }
    expect(wrong(reader('fr-FR'), french)).toEqual([])
    const polish = {
      'sob. 28 lis': '2026-11-28',
      '28 listopada': '2026-11-28',
      listopad: 'nothing',
      środa: '2026-11-25',
      sroda: '2026-11-25',
      pt: '2026-11-27',
      '1 gru': '2026-12-01',
      jutro: '2026-11-23',
      dziś: '2026-11-22',
    }
    expect(wrong(reader('pl-PL'), polish)).toEqual([])
  })

  it.each(LANGUAGES)('is read as the form itself writes it, in $name', ({ code }) => {
    const { tag } = writtenLanguage(code)
    const written = writtenBy({ tag, region: tag, isTwelveHours: false, firstWeekday: 1 })
    const table = Object.fromEntries(
      ['2026-11-24', '2026-12-01'].flatMap((day) =>
        [
          written.day(day, RANGE.today),
          written.dayOfMonth(day),
          written.wholeDay(day),
          written.numbers(day),
        ].map((text) => [text, day]),
      ),
    )
    expect(wrong(reader(tag), { ...table, [written.tomorrow()]: '2026-11-23' })).toEqual([])
  })

  it('with a month first is the day that can be had, else the one of the region', () => {
    expect(reader('en-GB')('12/1')).toBe('2026-12-01')
    expect(reader('en-GB')('3/4')).toBe('2027-04-03')
    expect(reader('en-GB', { isMonthFirst: true })('3/4')).toBe('2027-03-04')
  })

  it('beyond the range is the nearest of that name, so that the rules can say what is wrong', () => {
    expect(reader('en-GB')('20/11')).toBe('2026-11-20')
    expect(reader('en-GB')('20')).toBe('2026-12-20')
    expect(reader('en-GB')('31.12.')).toBe('2026-12-31')
  })

  it('that is none is not guessed', () => {
    const read = reader('en-GB')
    const none = ['grmbl', 's', 'ma', '31/2', '32', '0', '28 11 26 1', '28 grm', '2026', 'sat sun']
    expect(none.filter((typed) => read(typed) !== undefined)).toEqual([])
  })
})
