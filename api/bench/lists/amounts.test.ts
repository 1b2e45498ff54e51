import { expect, it } from 'vitest'
import { amounts } from './amounts.ts'

it.each([1_000, 1_000_000])('has two databases of other names where the larger holds %i', (size) => {
  const { few, many } = amounts(size)
  expect(few.database).not.toBe(many.database)
  expect([few, many]).toMatchObject([
    { size: 1_000, quotes: 10_000 },
    { size, quotes: 10 * size },
  ])
})

it.each([999, 0, Number.NaN])('says that %d is too few to be compared', (few) => {
  expect(() => amounts(few, 5_000)).toThrow('--size and --quotes')
  expect(() => amounts(5_000, few)).toThrow('can be no smaller')
})
