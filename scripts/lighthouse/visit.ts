import { median } from '../../api/bench/percentile.ts'

/** What Lighthouse says of a page that was opened once, or the median of several such. */
export interface Visit {
  path: string
  /** Performance, accessibility, best practices, search engines: of a hundred each; none of what was not looked at. */
  marks: readonly (number | undefined)[]
  largestPaintMs: number
  firstPaintMs: number
  blockingMs: number
  speedIndexMs: number
  layoutShift: number
  /** Lighthouse's own measure of how quick the machine was meanwhile. */
  machineIndex: number
}

/** The marks of Lighthouse's reports, in the order of the figures on record. */
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

interface Audit {
  numericValue?: number
}

/** The part of Lighthouse's JSON that is read. */
export interface Report {
  categories: Record<string, { score: number | null }>
  audits: Record<string, Audit>
  environment: { benchmarkIndex: number }
  runtimeError?: { code: string; message: string }
}

/** @throws Error where the page could not be measured, with Lighthouse's reason */
export function readReport(path: string, report: Report): Visit {
  const { runtimeError, categories, audits, environment } = report
  if (runtimeError) throw new Error(`${path}: ${runtimeError.code}: ${runtimeError.message}`)
  const figure = (audit: string): number => {
    const value = audits[audit]?.numericValue
    if (value === undefined) throw new Error(`${path}: Lighthouse has no ${audit}.`)
    return value
  }
  return {
    path,
    marks: CATEGORIES.map((name) => categories[name] && Math.round((categories[name].score ?? 0) * 100)),
    largestPaintMs: figure('largest-contentful-paint'),
    firstPaintMs: figure('first-contentful-paint'),
    blockingMs: figure('total-blocking-time'),
    speedIndexMs: figure('speed-index'),
    layoutShift: figure('cumulative-layout-shift'),
    machineIndex: environment.benchmarkIndex,
  }
}

/** The median of each figure by itself, of the visits that have it; of an even number the higher of the two in the middle. */
export function medianVisit(visits: readonly Visit[]): Visit {
  const [first] = visits
  if (!first) throw new Error('There is no median of nothing.')
  const middle = (figure: (visit: Visit) => number) => median(visits.map(figure))
  return {
    path: first.path,
    marks: CATEGORIES.map((_, index) =>
      median(visits.map(({ marks }) => marks[index]).filter((mark) => mark !== undefined)),
    ),
    largestPaintMs: middle(({ largestPaintMs }) => largestPaintMs),
    firstPaintMs: middle(({ firstPaintMs }) => firstPaintMs),
    blockingMs: middle(({ blockingMs }) => blockingMs),
    speedIndexMs: middle(({ speedIndexMs }) => speedIndexMs),
    layoutShift: middle(({ layoutShift }) => layoutShift),
    machineIndex: middle(({ machineIndex }) => machineIndex),
  }
}
