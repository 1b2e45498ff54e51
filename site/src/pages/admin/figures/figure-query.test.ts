import { FIGURES_DAYS } from '@fiacre/sdk/rules'
import { expect, it } from 'vitest'
import { changePercent } from './figure-measures.ts'
import { figuresPath, lastDays, readFigureAddress } from './figure-query.ts'

const NOW = Date.parse('2026-03-01T00:30:00Z')

it('an address that says nothing asks for the last days, by class, of real bookings', () => {
  expect(readFigureAddress({ tab: 'figures' }, NOW)).toEqual({
    filters: { from: '2026-01-31', to: '2026-03-01', isTest: false },
    by: 'class',
    measure: 'revenue',
    days: FIGURES_DAYS,
  })
})

it('an address says which days, and what it says wrongly is left out', () => {
  const address = {
    tab: 'figures',
    from: '2026-02-01',
    to: 'soon',
    by: 'moon',
    measure: 'paid',
    tests: 'only',
  } as const
  expect(readFigureAddress(address, NOW)).toEqual({
    filters: { from: '2026-02-01', to: '2026-03-01', isTest: true },
    by: 'class',
    measure: 'paid',
    days: undefined,
  })
  expect(lastDays(7, NOW)).toEqual({ from: '2026-02-23', to: '2026-03-01' })
})

it('the table is of the same days', () => {
  const path = figuresPath({ from: '2026-02-01', to: '2026-02-02', by: 'country', isTest: false })
  expect(path).toBe('/api/admin/figures.csv?from=2026-02-01&to=2026-02-02&by=country&isTest=false')
})

it.each([
  [150, 100, 50],
  [0, 100, -100],
  [50, 0, null],
  [null, 100, null],
  // Less than nothing came: there is no share of it.
  [50, -100, null],
])('%s after %s is a change of %s percent', (current, previous, change) => {
  expect(changePercent(current, previous)).toBe(change)
})
