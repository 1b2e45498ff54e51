import { expect, it } from 'vitest'
import { promoState } from './promo-state.ts'
import type { Promo } from './promo-reads.ts'

const now = new Date('2026-02-10T12:00:00.000Z')
const promo = { startsAt: null, endsAt: null, maxUses: null, uses: 3 } as Promo

it.each([
  ['holding', {}],
  ['holding', { endsAt: '2026-02-10T12:00:01.000Z' }],
  ['ended', { endsAt: '2026-02-10T12:00:00.000Z' }],
  ['usedUp', { maxUses: 3 }],
  ['ended', { endsAt: '2026-02-01T00:00:00.000Z', maxUses: 3 }],
  ['planned', { startsAt: '2026-02-11T00:00:00.000Z' }],
] as const)('is %s with %j', (state, more) => {
  expect(promoState({ ...promo, ...more }, now)).toBe(state)
})
