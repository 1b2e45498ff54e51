import { expect, it } from 'vitest'
import { crosses, inside } from './plane-geometry.ts'

it('tells whether two stretches cross', () => {
  const from = { lat: 0, lon: 0 }
  const to = { lat: 2, lon: 2 }
  expect(crosses(from, to, [0, 2], [2, 0])).toBe(true)
  expect(crosses(from, to, [0, 2], [0.5, 1.5])).toBe(false)
  expect(crosses(from, to, [3, 0], [0, 4])).toBe(true)
  expect(crosses(from, to, [5, 0], [0, 5])).toBe(false)
})

it('tells what lies inside an area', () => {
  const area = [
    [35, 23],
    [36, 23],
    [36, 26],
    [35, 26],
  ] as const
  expect(inside({ lat: 35.5, lon: 24 }, area)).toBe(true)
  expect(inside({ lat: 36.5, lon: 24 }, area)).toBe(false)
  expect(inside({ lat: 35.5, lon: 27 }, area)).toBe(false)
})
