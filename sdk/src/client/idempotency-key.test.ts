import { describe, expect, it, vi } from 'vitest'
import { newIdempotencyKey } from './idempotency-key.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

describe('newIdempotencyKey', () => {
  it('makes a random UUID', () => expect(newIdempotencyKey()).toMatch(uuid))

  it('makes one on a page without TLS too, where randomUUID is missing', () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
    try {
      expect(newIdempotencyKey()).toMatch(uuid)
    } finally {
      vi.unstubAllGlobals()
    }
  })
})
