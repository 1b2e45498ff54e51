import { expect, it } from 'vitest'
import { addVisits } from './csv.ts'
import { medianVisit, readReport, type Report, type Visit } from './visit.ts'

const audits = (largest: number) => ({
  'largest-contentful-paint': { numericValue: largest },
  'first-contentful-paint': { numericValue: 700.4 },
  'total-blocking-time': { numericValue: 0 },
  'speed-index': { numericValue: 880 },
  'cumulative-layout-shift': { numericValue: 0.00123 },
})
const report = (largest: number): Report => ({
  categories: {
    performance: { score: 1 },
    accessibility: { score: 1 },
    'best-practices': { score: 0.96 },
    seo: { score: 1 },
  },
  audits: audits(largest),
  environment: { benchmarkIndex: 2500 },
})
const visits = [910, 880, 895].map((largest) => readReport('/login', report(largest)))

it('tells the median of each figure, and the marks of a hundred', () => {
  expect(medianVisit(visits)).toMatchObject({ largestPaintMs: 895, marks: [100, 100, 96, 100] })
  const hurried = readReport('/login', { ...report(880), categories: { performance: { score: 0.98 } } })
  expect(medianVisit([...visits, hurried, hurried]).marks).toEqual([100, 100, 96, 100])
  expect(() => medianVisit([])).toThrow('nothing')
})

it('tells why a page could not be measured', () => {
  const broken = { ...report(900), runtimeError: { code: 'NO_FCP', message: 'Nothing was painted.' } }
  expect(() => readReport('/login', broken)).toThrow('/login: NO_FCP: Nothing was painted.')
  expect(() => readReport('/login', { ...report(900), audits: {} })).toThrow('largest-contentful-paint')
})

it('keeps the figures of other commits and pages, those of before the machine was told, too', () => {
  const before =
    'day\n2026-11-01,aaa,/login,100,100,100,100,900,900,0,900,0.0000\n2026-11-02,bbb,/login,1\n2026-11-02,bbb,/,2\n'
  const after = addVisits(before, { day: '2026-11-03', commit: 'bbb' }, [medianVisit(visits) satisfies Visit])
  const [head, ...rows] = after.trimEnd().split('\n')
  expect(head).toContain('machine index')
  expect(rows).toEqual([
    '2026-11-01,aaa,/login,100,100,100,100,900,900,0,900,0.0000',
    '2026-11-02,bbb,/,2',
    '2026-11-03,bbb,/login,100,100,96,100,895,700,0,880,0.0012,2500',
  ])
})
