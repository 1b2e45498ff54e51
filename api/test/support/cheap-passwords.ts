import { vi } from 'vitest'
import type * as Argon2 from '@node-rs/argon2'

/**
 * Hashes are real, but cost a tenth: thousands of travellers register in these tests, and a tenth of their time was spent on
 * passwords. What the product spends on one is held by `password.test.ts`.
 */
vi.mock(import('@node-rs/argon2'), async (original): Promise<typeof Argon2> => {
  const argon2 = await original()
  return {
    ...argon2,
    hash: (password, cost, signal) =>
      argon2.hash(password, { ...cost, memoryCost: 1_024, timeCost: 2 }, signal),
  }
})
