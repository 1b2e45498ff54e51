import { expect, it } from 'vitest'
import { type PlaceHit, rankPlaces } from './rank-places.ts'

function hit(name: string, facts: Partial<PlaceHit> = {}): PlaceHit {
  return {
    ...{
      id: name,
      name,
      countryCode: 'FR',
      region: null,
      lat: 45,
      lon: 6,
      kind: 'city',
      population: 0,
    },
    ...{ iata: null, timeZone: 'Europe/Paris', weight: 4, tier: 0, exact: false, code: false },
    ...facts,
  }
}

const order = (hits: PlaceHit[], near: { lat: number; lon: number } | null = null) =>
  rankPlaces(hits, near).map(({ name }) => name)

it('puts the airport code before all names', () => {
  expect(
    order([hit('Munich', { weight: 6, exact: true }), hit('MUC', { weight: 5, tier: 1, code: true })]),
  ).toEqual(['MUC', 'Munich'])
})

it('puts what is within 50 km first, and what is just outside in its usual place', () => {
  const here = { lat: 45.6, lon: 6.75 }
  const places = [hit('Far and large', { lat: 43, weight: 6 }), hit('Near', { lat: 45.5, lon: 6.8 })]
  expect(order(places, here)).toEqual(['Near', 'Far and large'])
  expect(order(places)).toEqual(['Far and large', 'Near'])
  expect(
    order([hit('60 km', { lat: 46.14, lon: 6.75 }), hit('Larger', { lat: 43, weight: 4.5 })], here),
  ).toEqual(['Larger', '60 km'])
})

it('puts a place’s own name before another name, a name’s end and loose words', () => {
  const tiers = [3, 2, 1, 0].map((tier) => hit(`tier ${tier}`, { tier }))
  expect(order(tiers)).toEqual(['tier 0', 'tier 1', 'tier 2', 'tier 3'])
})

it('puts the whole name before a beginning, and the larger place before the smaller', () => {
  expect(order([hit('Les Arcs-sur-Argens'), hit('Les Arcs', { exact: true })])[0]).toBe('Les Arcs')
  expect(order([hit('Small', { weight: 2 }), hit('Large', { weight: 6 })])[0]).toBe('Large')
})

it('keeps one order for equals', () => {
  const equals = [hit('B', { id: '2' }), hit('A', { id: '1' }), hit('B', { id: '1' })]
  expect(rankPlaces(equals, null).map(({ name, id }) => name + id)).toEqual(['A1', 'B1', 'B2'])
})
