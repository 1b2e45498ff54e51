import type { CallResult } from '@fiacre/sdk'

type Figures = CallResult<'getAdminFigures'>
export type FigureSums = Figures['total']['current']
export type FigureRow = Figures['rows'][number]

/** What the charts can show, in the order of the cards. */
export const MEASURES = ['revenue', 'paid', 'conversion', 'cancelled', 'averagePrice'] as const

export type Measure = (typeof MEASURES)[number]

const VALUES: Readonly<Record<Measure, (sums: FigureSums) => number | null>> = {
  revenue: ({ revenueCents }) => revenueCents,
  paid: ({ paid }) => paid,
  conversion: ({ conversionPercent }) => conversionPercent,
  cancelled: ({ cancelled }) => cancelled,
  averagePrice: ({ averagePriceCents }) => averagePriceCents,
}

/** In cents, in percent, or a number of bookings; null where there is nothing to divide by. */
export const valueOf = (measure: Measure, sums: FigureSums): number | null => VALUES[measure](sums)

/** By how many percent a value is more than one before it; null where that cannot be said. */
export function changePercent(current: number | null, previous: number | null): number | null {
  if (current === null || previous === null || previous <= 0) return null
  return Math.round((100 * (current - previous)) / previous)
}
