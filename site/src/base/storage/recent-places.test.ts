import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetPlaces, keepPlaces, RECENT_PLACES, recentPlaces } from './recent-places.ts'

let kept: Map<string, string>
let ofTab: Map<string, string>
beforeEach(() => {
  kept = new Map([['cookie-consent', 'accepted']])
  ofTab = new Map()
  for (const [name, map] of Object.entries({ localStorage: kept, sessionStorage: ofTab }))
    vi.stubGlobal(name, {
      getItem: (key: string) => map.get(key) ?? null,
      setItem: (key: string, value: string) => void map.set(key, value),
      removeItem: (key: string) => void map.delete(key),
    })
})
afterEach(() => vi.unstubAllGlobals())

const place = (id: string, more: object = {}) => ({
  id,
  name: id,
  label: `${id}, France`,
  kind: 'city',
  countryCode: 'FR',
  timeZone: 'Europe/Paris',
  lat: 45.9,
  lon: 6.9,
  ...more,
})
const ids = () => recentPlaces().map(({ id }) => id)

it('keeps the last places first, each once, and no more than the form offers', () => {
  keepPlaces([place('a'), place('b')])
  keepPlaces([place('c'), place('a')])
  expect(ids()).toEqual(['c', 'a', 'b'])
  keepPlaces(['d', 'e', 'f'].map((id) => place(id)))
  expect(ids()).toEqual(['d', 'e', 'f', 'c', 'a'])
  expect(ids()).toHaveLength(RECENT_PLACES)
})

it('keeps nothing of a place that is not ours, nor how one was found', () => {
  keepPlaces([null, place('google', { timeZone: undefined }), place('a', { match: { text: 'typed' } })])
  expect(ids()).toEqual(['a'])
  expect([...kept.values()].join('')).not.toContain('typed')
})

it('passes over what cannot be read', () => {
  const key = 'fiacre.recent-places'
  for (const text of ['{', '7', 'null', '[1, {"id": "a"}]']) {
    kept.set(key, text)
    expect(ids()).toEqual([])
  }
  kept.set(key, JSON.stringify([place('a', { kind: 'castle' }), place('b')]))
  expect(ids()).toEqual(['b'])
})

it('keeps them for the tab alone until the traveller has said OK, and forgets them', () => {
  kept.set('fiacre.recent-places', JSON.stringify([place('z')]))
  kept.delete('cookie-consent')
  expect(ids()).toEqual([])
  keepPlaces([place('a')])
  expect([ids(), kept.size]).toEqual([['a'], 0])
  kept.set('cookie-consent', 'accepted')
  keepPlaces([place('b')])
  expect([ids(), ofTab.size]).toEqual([['b', 'a'], 0])
  forgetPlaces()
  expect([ids(), kept.size]).toEqual([[], 1])
})
