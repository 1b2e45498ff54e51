import { expect, it } from 'vitest'
import { judge, wanted } from './judge.ts'

const figures = [
  { part: 'service', name: 'quote', value: 74.9, unit: '%' },
  { part: 'service', name: 'p99', value: 10, unit: 'ms' },
  { part: 'service', name: 'p50', value: 2, unit: 'ms' },
]

it('names what misses its budget, on either side, and leaves what has none', () => {
  const judged = judge(figures, [
    { part: 'service', name: 'quote', least: 75 },
    { part: 'service', name: 'p99', most: 10 },
    { part: 'start', name: 'not run', most: 1 },
  ])
  expect(judged.map((each) => [each.isMissed, wanted(each)])).toEqual([
    [true, 'at least 75 %'],
    [false, 'at most 10 ms'],
    [false, ''],
  ])
})

it('refuses a budget that the part which ran has no figure for', () => {
  expect(() => judge(figures, [{ part: 'service', name: 'list', least: 75 }])).toThrow('service: list')
})
