import { expect, it } from 'vitest'
import { mayBeShown } from './may-be-shown.ts'
import type { Found } from './name-index/find-by-name.ts'

const WEIGHTS = [3, 5, 4, 5, 2, 1]
const index = { weight: Float32Array.from(WEIGHTS), cell: Uint32Array.from(WEIGHTS, (_, place) => place) }
const found = WEIGHTS.map((_, place): Found => ({ place, tier: 0, exact: 0, code: false }))
const chosen = (limit: number, all = found, near: number[] = []) =>
  mayBeShown(index, all, new Set(near), limit).map(({ place }) => place)

it('leaves out what so many others are worth more than', () => {
  expect(chosen(2)).toEqual([1, 3])
  expect(chosen(3)).toEqual([1, 2, 3])
  expect(chosen(9)).toEqual([0, 1, 2, 3, 4, 5])
})

it('keeps all that are worth the same as the last one', () => {
  expect(chosen(1)).toEqual([1, 3])
})

it('keeps whatever may lie near, and as many others as if none did', () => {
  expect(chosen(1, found, [3, 5])).toEqual([1, 3, 5])
})

it('counts how the text met a name', () => {
  const met = found.map((one) => (one.place === 4 ? { ...one, exact: 2 as const, code: true } : one))
  expect(chosen(1, met)).toEqual([4])
  const mistyped = found.map((one) => (one.place === 1 ? { ...one, edits: 2 } : one))
  expect(chosen(1, mistyped)).toEqual([3])
})
