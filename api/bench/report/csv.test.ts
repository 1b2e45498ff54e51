import { expect, it } from 'vitest'
import { addRun } from './csv.ts'

const run = { day: '2026-11-27', commit: 'abc', machine: '2 x Xeon' }
const judged = (value: number) => [
  {
    figure: { part: 'routing', name: '300 to 3,000 km: p99', value, unit: 'ms' },
    budget: { part: 'routing', name: '300 to 3,000 km: p99', most: 30 },
    isMissed: value > 30,
  },
]

it('adds a run below the earlier ones, and takes the place of one of the same commit', () => {
  const first = addRun('', { ...run, commit: 'old' }, judged(91.234))
  const second = addRun(addRun(first, run, judged(40)), run, judged(12))
  expect(second).toBe(`day,commit,machine,part,name,value,unit,budget,missed
2026-11-27,old,2 x Xeon,routing,"300 to 3,000 km: p99",91.2,ms,at most 30 ms,yes
2026-11-27,abc,2 x Xeon,routing,"300 to 3,000 km: p99",12,ms,at most 30 ms,
`)
})
