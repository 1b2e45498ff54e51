import { addRows } from '../../api/bench/report/csv.ts'
import type { Visit } from './visit.ts'

const HEAD =
  'day,commit,page,performance,accessibility,best practices,seo,largest contentful paint ms,first contentful paint ms,blocking ms,speed index ms,layout shift,machine index'

/** Rows of this run put to those of earlier ones; a second run of the same commit takes the place of the first, page by page. */
export function addVisits(
  csv: string,
  { day, commit }: { day: string; commit: string },
  visits: readonly Visit[],
): string {
  const pages = new Set(visits.map(({ path }) => path))
  const rows = visits.map((visit) =>
    [
      ...[day, commit, visit.path, ...visit.marks],
      ...[visit.largestPaintMs, visit.firstPaintMs, visit.blockingMs, visit.speedIndexMs].map(Math.round),
      ...[visit.layoutShift.toFixed(4), Math.round(visit.machineIndex)],
    ].join(','),
  )
  return addRows(csv, HEAD, rows, ([, ofCommit, page = '']) => ofCommit === commit && pages.has(page))
}
