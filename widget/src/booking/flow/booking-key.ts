import { newIdempotencyKey } from '@fiacre/sdk'

/** Gives every booking attempt, or attempt to hand one over, its Idempotency-Key. */
export type BookingKey = {
  /** The key for this booking: the one before while nothing changed, so that a retry cannot book twice. */
  readonly keyFor: (request: object) => string
  /** The booking is made: the next one is another wish. */
  readonly renew: () => void
}

export function createBookingKey(): BookingKey {
  let attempt: { readonly request: string; readonly key: string } | null = null
  return {
    keyFor(body) {
      const request = JSON.stringify(body)
      if (attempt?.request !== request) attempt = { request, key: newIdempotencyKey() }
      return attempt.key
    },
    renew() {
      attempt = null
    },
  }
}
