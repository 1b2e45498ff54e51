import type { CallInput } from '@fiacre/sdk'
import { FIGURES_DAYS } from '@fiacre/sdk/rules'
import type { AdminAddress } from '../admin-address.ts'
import { MEASURES, type Measure } from './figure-measures.ts'

export type FigureFilters = NonNullable<CallInput<'getAdminFigures'>['query']>

/** By what the second chart tells bookings apart. */
export const DIMENSIONS = ['class', 'country', 'partner', 'language'] as const
export type Dimension = (typeof DIMENSIONS)[number]

/** Lengths of periods that are one choice away. */
export const PERIODS = [7, FIGURES_DAYS, 90, 365] as const

const DAY_MS = 86_400_000

const dayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10)

/** The last so many days, today included, as UTC has them. */
export function lastDays(days: number, now: number): { from: string; to: string } {
  return { from: dayOf(now - (days - 1) * DAY_MS), to: dayOf(now) }
}

/** What the address asks for; what it says wrongly is left out. */
export function readFigureAddress(
  address: AdminAddress,
  now: number,
): {
  filters: FigureFilters & { from: string; to: string }
  by: Dimension
  measure: Measure
  days: number | undefined
} {
  const usual = lastDays(FIGURES_DAYS, now)
  const [from, to] = [isDay(address.from) ?? usual.from, isDay(address.to) ?? usual.to]
  return {
    filters: { from, to, isTest: address.tests === 'only' },
    by: DIMENSIONS.find((known) => known === address.by) ?? 'class',
    measure: MEASURES.find((known) => known === address.measure) ?? 'revenue',
    days: PERIODS.find((length) => to === dayOf(now) && from === lastDays(length, now).from),
  }
}

function isDay(text: string | undefined): string | undefined {
  return text && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined
}

/** Where the same figures are had as a table. */
export function figuresPath(filters: FigureFilters): string {
  const query = new URLSearchParams(Object.entries(filters).map(([name, value]) => [name, String(value)]))
  return `/api/admin/figures.csv?${query.toString()}`
}
