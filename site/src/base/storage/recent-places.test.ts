import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetPlaces, keepPlaces, RECENT_PLACES, recentPlaces } from './recent-places.ts'

let kept: Map<string, string>
beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
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

it('forgets them', () => {
  keepPlaces([place('a')])
  forgetPlaces()
  expect(ids()).toEqual([])
  expect(kept.size).toBe(0)
})
