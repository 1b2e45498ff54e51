import { describe, expect, it } from 'vitest'
import { dayCells, timeCells } from './cells.ts'
import { moveBy, startCell } from './grid-moves.ts'

const days = dayCells('2026-11-22', '2026-12-06', 1)
const go = (key: string, from: string) => moveBy(key, days, from, 7)

describe('a key in the grid', () => {
  it('moves by a cell and by a row, past what cannot be had', () => {
    expect(go('ArrowRight', '2026-11-22')).toBe('2026-11-23')
    expect(go('ArrowLeft', '2026-11-22')).toBe('2026-11-22')
    expect(go('ArrowDown', '2026-11-22')).toBe('2026-11-29')
    expect(go('ArrowUp', '2026-11-29')).toBe('2026-11-22')
    // Above it nothing can be had.
    expect(go('ArrowUp', '2026-11-25')).toBe('2026-11-25')
  })

  it('moves to the ends of a row and of all', () => {
    expect(go('Home', '2026-11-26')).toBe('2026-11-23')
    expect(go('End', '2026-11-26')).toBe('2026-11-29')
    expect(go('Home', '2026-11-22')).toBe('2026-11-22')
    expect(go('PageUp', '2026-11-26')).toBe('2026-11-22')
    expect(go('PageDown', '2026-11-26')).toBe('2026-12-06')
  })

  it('leads nowhere when it is none of the grid', () => {
    expect(go('a', '2026-11-26')).toBeUndefined()
    expect(go('constructor', '2026-11-26')).toBeUndefined()
  })
})

describe('where a grid begins', () => {
  const times = (min: string, max: string) => timeCells(min, max, () => true)
  it('is at the chosen one, or at the last before it', () => {
    expect(startCell(times('00:00', '23:59'), '14:37')?.value).toBe('14:30')
    expect(startCell(days, '2026-11-28')?.value).toBe('2026-11-28')
  })

  it('is as near to what is wished for as it can be', () => {
    expect(startCell(times('15:20', '23:59'), '12:00')?.value).toBe('15:30')
    expect(startCell(times('00:00', '10:00'), '12:00')?.value).toBe('10:00')
    expect(startCell(days, '')?.value).toBe('2026-11-22')
    expect(startCell([], '')).toBeUndefined()
  })
})
