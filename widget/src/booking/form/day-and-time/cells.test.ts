import { describe, expect, it } from 'vitest'
import { dayCells, rowsOf, timeCells, WEEK_DAYS } from './cells.ts'
import type { Cell } from './cells.ts'

const open = (cells: readonly Cell[]) => cells.filter(({ isOpen }) => isOpen).map(({ value }) => value)
const always = () => true

describe('the days to choose from', () => {
  it('stand in whole weeks, closed before the first and after the last', () => {
    const weeks = rowsOf(dayCells('2026-11-22', '2026-12-06', 1), WEEK_DAYS)
    expect(weeks.map((week) => [week[0]?.value, week.at(-1)?.value])).toEqual([
      ['2026-11-16', '2026-11-22'],
      ['2026-11-23', '2026-11-29'],
      ['2026-11-30', '2026-12-06'],
    ])
    expect(open(weeks[0] ?? [])).toEqual(['2026-11-22'])
    expect(open(weeks.flat())).toHaveLength(15)
  })

  it('begin their weeks on Sunday where that is the habit', () => {
    expect(dayCells('2026-11-22', '2026-12-06', 0)[0]?.value).toBe('2026-11-22')
  })
})

describe('the times to choose from', () => {
  it('are the quarters from the first allowed to the last', () => {
    const cells = timeCells('12:01', '14:10', always)
    expect(cells[0]?.value).toBe('12:00')
    expect(open(cells)).toEqual(['12:15', '12:30', '12:45', '13:00', '13:15', '13:30', '13:45', '14:00'])
  })

  it('leave an hour out of which nothing is left', () => {
    expect(timeCells('12:46', '23:59', always)[0]?.value).toBe('13:00')
    expect(timeCells('23:50', '23:59', always)).toEqual([])
  })

  it('leave out what the clocks skip', () => {
    const cells = timeCells('01:00', '03:59', (time) => !time.startsWith('02'))
    expect(open(cells)).not.toContain('02:00')
    expect(cells.map(({ value }) => value)).toContain('02:00')
  })
})
