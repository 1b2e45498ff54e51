import { expect, it } from 'vitest'
import { lateCreditCents } from './late-credit.ts'

const PICKUP = Date.parse('2026-02-14T13:30:00Z')
const at = (minutes: number) => new Date(PICKUP + minutes * 60_000)

it('a late arrival is made up for over the limit, by a part of the price of the way', () => {
  const priced = { pickupAt: at(0), grossCents: 15_005 }
  expect(lateCreditCents(priced, at(20))).toBe(0)
  expect(lateCreditCents(priced, at(21))).toBe(1501)
  expect(lateCreditCents(priced, at(-5))).toBe(0)
})
