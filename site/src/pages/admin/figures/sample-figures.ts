import type { CallResult } from '@fiacre/sdk'
import type { FigureSums } from './figure-measures.ts'

type Figures = CallResult<'getAdminFigures'>

const NOTHING: FigureSums = {
  asked: 0,
  booked: 0,
  paid: 0,
  cancelled: 0,
  revenueCents: 0,
  returnedCents: 0,
  averagePriceCents: null,
  conversionPercent: null,
}

/** Of so many prices, so many bookings at 100 euros. */
function sums(asked: number, paid: number): FigureSums {
  const revenueCents = 10_000 * paid
  const averagePriceCents = paid === 0 ? null : 10_000
  const conversionPercent = asked === 0 ? null : Math.round((1000 * paid) / asked) / 10
  return { ...NOTHING, asked, booked: paid, paid, revenueCents, averagePriceCents, conversionPercent }
}

const KEYS: Readonly<Record<Figures['by'], readonly (readonly [key: string, label: string | null])[]>> = {
  day: [
    ['2026-02-09', null],
    ['2026-02-10', null],
    ['2026-02-11', null],
  ],
  class: [
    ['1', 'Economy'],
    ['2', 'Business'],
  ],
  country: [
    ['CH', null],
    ['', null],
  ],
  partner: [
    ['', null],
    ['0198c2a4-1d2c-7a3b-8f4e-5a6b7c8d9e0f', 'Hotel Chamonix'],
  ],
  language: [['fr', null]],
}

/** Three days of a small company, in stories and tests. */
export function figuresOf(by: Figures['by']): Figures {
  return {
    from: '2026-02-09',
    to: '2026-02-11',
    previousFrom: '2026-02-06',
    previousTo: '2026-02-08',
    by,
    isTest: false,
    reckonedAt: '2026-02-11T09:00:00.000Z',
    total: { current: sums(60, 6), previous: sums(40, 4) },
    rows: KEYS[by].map(([key, label], index) => ({
      key,
      label,
      current: sums(20, 1 + index),
      previous: index === 0 ? NOTHING : sums(20, 2),
    })),
  }
}
