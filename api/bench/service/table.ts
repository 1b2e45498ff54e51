import { columns } from '../columns.ts'
import type { Result, Round } from './measure.ts'

const HEADINGS = ['', 'requests/s', 'CPU ms', 'p50 ms', 'p99 ms', 'of raw pg']

/** The results as text in columns, ready to print. */
export function table(results: Result[]): string {
  const lines = results.flatMap(({ name, subject, yardstick, ratio }) => {
    const share = ratio === undefined ? '' : `${Math.round(ratio * 100)} %`
    const first = [name, ...cells(subject), share]
    return yardstick ? [first, ['  raw pg', ...cells(yardstick), '']] : [first]
  })
  return columns([HEADINGS, ...lines])
}

function cells({ perSecond, cpuMs, p50, p99 }: Round): string[] {
  return [perSecond.toFixed(0), cpuMs.toFixed(2), p50.toFixed(1), p99.toFixed(1)]
}
