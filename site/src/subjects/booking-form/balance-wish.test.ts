import { expect, it } from 'vitest'
import { createBalanceWish, wishedBy } from './balance-wish.ts'

it('is the wish of who made it, and of nobody who signs in after', () => {
  const wish = createBalanceWish()
  const ada = { email: 'ada@example.com' }
  expect(wishedBy(ada, wish.getState())).toBe(0)
  wish.setState({ cents: 5_000, email: ada.email })
  expect(wishedBy(ada, wish.getState())).toBe(5_000)
  for (const other of [{ email: 'jan@example.com' }, null, undefined])
    expect(wishedBy(other, wish.getState())).toBe(0)
})
