import { expect, it } from 'vitest'
import { randomNumbers } from '../../../../bench/random-numbers.ts'
import { orderOfKeys } from './order-of-keys.ts'

it('puts keys in the order of their letters, and equal ones in their own', () => {
  const next = randomNumbers(11)
  // Few letters, so that many begin alike and many are equal.
  const letters = ['a', 'b', 'z', ' ', '0', '9', 'σ', 'ж']
  const text = () =>
    Array.from({ length: Math.floor(next() * 10) }, () => letters[Math.floor(next() * letters.length)]).join(
      '',
    )
  const keys = ['', 'saint a', 'saint', 'saint ', ...Array.from({ length: 5000 }, text)]
  const sorted = keys
    .map((key, position) => ({ key, position }))
    .toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.position - b.position))
  expect([...orderOfKeys(keys)]).toEqual(sorted.map(({ position }) => position))
})
