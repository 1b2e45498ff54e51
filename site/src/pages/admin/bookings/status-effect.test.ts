import { expect, it } from 'vitest'
import { statusEffects } from './status-effect.ts'

const PAID = {
  status: 'confirmed',
  paymentStatus: 'completed',
  paidCents: 18_390,
  prepaymentCents: 18_390,
} as const
const ids = (...given: Parameters<typeof statusEffects>) => statusEffects(...given).map(({ id }) => id)

it('gives everything back when the company or the carrier cancels', () => {
  expect(statusEffects(PAID, 'cancelled', 'carrier')[0]).toEqual({
    id: 'admin.effect.refunded',
    cents: 18_390,
  })
})

it('keeps what a traveller paid who did not come', () => {
  expect(statusEffects(PAID, 'cancelled', 'no-show')[0]).toEqual({ id: 'admin.effect.kept', cents: 18_390 })
})

it('says that a cancelled booking is paid again', () => {
  const cancelled = { ...PAID, status: 'cancelled', paidCents: 0 } as const
  expect(statusEffects(cancelled, 'confirmed', 'company')[0]).toEqual({
    id: 'admin.effect.toPayAgain',
    cents: 18_390,
  })
})

it('moves money to the carrier and back', () => {
  expect(ids(PAID, 'completed', 'company')).toEqual(['admin.effect.due', 'admin.effect.notMailed'])
  expect(ids({ ...PAID, status: 'completed' }, 'in-progress', 'company')[0]).toBe('admin.effect.notDue')
})

it('says nothing where nothing changes', () => {
  expect(statusEffects(PAID, 'confirmed', 'company')).toEqual([])
})
