import { MS_PER_DAY, MS_PER_HOUR } from '@fiacre/sdk/rules'
import { describe, expect, it } from 'vitest'
import { beginningOf, endOf, limitOf, partitionName, periodsAhead, type Parted } from './periods.ts'

const PRICES: Parted = {
  table: 'price',
  key: 'kept_until',
  hours: 3,
  beginHour: 1,
  keptDays: 0,
  leadMs: MS_PER_DAY,
}
const CALLS: Parted = { table: 'call', key: 'at', hours: 24, beginHour: 0, keptDays: 30, leadMs: 0 }

const at = (text: string) => new Date(`${text}Z`)

describe('periods', () => {
  it('follow each other from their hour on, and none is empty or shared', () => {
    const begins = [
      ['2026-11-27T00:59:59.999', '2026-11-26T22:00'],
      ['2026-11-27T01:00', '2026-11-27T01:00'],
      ['2026-11-27T03:59:59.999', '2026-11-27T01:00'],
      ['2026-11-27T04:00', '2026-11-27T04:00'],
      ['1969-12-31T23:00', '1969-12-31T22:00'],
    ]
    expect(begins.map(([time = '']) => beginningOf(PRICES, at(time)))).toEqual(
      begins.map(([, beginning = '']) => at(beginning)),
    )
    expect(endOf(PRICES, at('2026-11-27T22:00'))).toEqual(at('2026-11-28T01:00'))
    expect(beginningOf(CALLS, at('2026-11-27T23:59'))).toEqual(at('2026-11-27T00:00'))
  })

  it('are there for whatever is written within half a day, whenever that begins', () => {
    for (const parted of [PRICES, CALLS]) {
      for (let hour = 0; hour < 48; hour += 0.5) {
        const now = new Date(at('2026-11-27T00:10').getTime() + hour * MS_PER_HOUR)
        const there = periodsAhead(parted, now).map((time) => time.getTime())
        const written = [0, 4.5, 7, 12].map((later) => now.getTime() + parted.leadMs + later * MS_PER_HOUR)
        const missing = written.filter(
          (time) => !there.includes(beginningOf(parted, new Date(time)).getTime()),
        )
        expect(missing).toEqual([])
        expect(there.length).toBeLessThanOrEqual(12 / parted.hours + 2)
      }
    }
  })

  it('name their partitions by the hour in which they begin', () => {
    expect(partitionName(PRICES, at('2026-11-27T07:00'))).toBe('price_2026112707')
  })

  it('go when the first of their rows has been kept as long as it may', () => {
    expect(limitOf(CALLS, at('2026-11-27T09:30'))).toEqual(at('2026-10-28T09:30'))
    expect(limitOf(PRICES, at('2026-11-27T09:30'))).toEqual(at('2026-11-27T09:30'))
  })
})
