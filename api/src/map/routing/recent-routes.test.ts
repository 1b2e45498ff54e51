import { MS_PER_MINUTE } from '@fiacre/sdk/rules'
import { expect, it } from 'vitest'
import { recentRoutes } from './recent-routes.ts'
import type { FoundRoute } from './routing.ts'

const NOW = new Date('2026-11-21T10:00:00Z')
const later = (ms: number) => new Date(NOW.getTime() + ms)
const route = { id: 'a way' } as FoundRoute
const held = { route, isExact: false, expiresAt: later(MS_PER_MINUTE * 60) }

it('tells of a way for a minute, and no longer', () => {
  const recent = recentRoutes()
  recent.note('pair', held, NOW)
  expect(recent.get('pair', later(MS_PER_MINUTE - 1))).toBe(route)
  expect(recent.get('pair', later(MS_PER_MINUTE))).toBeUndefined()
})

it('tells of none that holds no longer', () => {
  const recent = recentRoutes()
  recent.note('pair', { ...held, expiresAt: later(1000) }, NOW)
  expect(recent.get('pair', later(999))).toBe(route)
  expect(recent.get('pair', later(1000))).toBeUndefined()
})

it('remembers nobody’s door', () => {
  const recent = recentRoutes()
  recent.note('pair', { ...held, isExact: true }, NOW)
  expect(recent.get('pair', NOW)).toBeUndefined()
})

it('cannot be filled by whoever asks much', () => {
  const recent = recentRoutes()
  recent.note('first', held, NOW)
  for (let asked = 0; asked < 2000; asked += 1) recent.note(`pair ${asked}`, held, NOW)
  expect(recent.get('first', NOW)).toBeUndefined()
  expect(recent.get('pair 0', NOW)).toBe(route)
})
