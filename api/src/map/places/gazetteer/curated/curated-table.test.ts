import { expect, it } from 'vitest'
import { curatedTable } from './curated-table.ts'

it('reads a place a line, with the country and source of the heading above', () => {
  const table = `
= FR | Tourist office of *
flaine | Flaine | 46.0056 6.6889 1600 | Samoëns
les-arcs | Les Arcs | 45.5722 6.779 | Bourg-Saint-Maurice | Arc 1800/Лез Арк | Les Arcs itself

= CH | SBB
brig-station | Brig Station | 46.3193 7.9881 | Brig | Bahnhof Brig
`
  expect(curatedTable('resort', table)).toEqual([
    {
      id: 'curated:flaine',
      kind: 'resort',
      name: 'Flaine',
      countryCode: 'FR',
      lat: 46.0056,
      lon: 6.6889,
      elevation: 1600,
      town: 'Samoëns',
      source: 'Tourist office of Flaine',
      otherNames: [],
    },
    expect.objectContaining({
      id: 'curated:les-arcs',
      elevation: null,
      source: 'Les Arcs itself',
      otherNames: ['Arc 1800', 'Лез Арк'],
    }),
    expect.objectContaining({ countryCode: 'CH', source: 'SBB' }),
  ])
})

it.each([
  'brig | Brig | 46.3193 7.9881 | Brig',
  '= CH | SBB\nbrig | Brig | 46.3193, 7.9881 | Brig',
  '= CH | SBB\nbrig | Brig | 46.3193 7.9881',
  '= CH | SBB\nBrig',
])('refuses a line that lacks something: %j', (table) => {
  expect(() => curatedTable('station', table)).toThrow('Mend the line')
})
