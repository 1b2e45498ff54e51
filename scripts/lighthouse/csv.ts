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
  const kept = csv
    .split('\n')
    .slice(1)
    .filter((line) => {
      const [, ofCommit, page = ''] = line.split(',')
      return line !== '' && !(ofCommit === commit && pages.has(page))
    })
  const rows = visits.map((visit) =>
    [
      ...[day, commit, visit.path, ...visit.marks],
      ...[visit.largestPaintMs, visit.firstPaintMs, visit.blockingMs, visit.speedIndexMs].map(Math.round),
      ...[visit.layoutShift.toFixed(4), Math.round(visit.machineIndex)],
    ].join(','),
  )
  return `${[HEAD, ...kept, ...rows].join('\n')}\n`
}
