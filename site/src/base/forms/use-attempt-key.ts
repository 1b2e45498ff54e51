import { FiacreError, newIdempotencyKey } from '@fiacre/sdk'
import { useState } from 'react'

/** Gives every wish its Idempotency-Key. */
type AttemptKey = {
  /** The key for this wish: the one before while it is not known whether that arrived, so that nothing happens twice. */
  readonly keyFor: (wish: unknown) => string
  /** There was an answer: the next try is another wish. */
  readonly answered: () => void
  /** It failed; was it answered? What fails on the way or inside the service may have happened. */
  readonly failed: (error: unknown) => void
}

function createAttemptKey(): AttemptKey {
  let attempt: { readonly key: string; readonly wish: string } | null = null
  const answered = (): void => {
    attempt = null
  }
  return {
    keyFor(wish) {
      const text = JSON.stringify(wish)
      if (attempt?.wish !== text) attempt = { key: newIdempotencyKey(), wish: text }
      return attempt.key
    },
    answered,
    failed(error) {
      if (error instanceof FiacreError && error.status < 500) answered()
    },
  }
}

/** Idempotency-Keys for what one button does, for as long as the button is there. */
export function useAttemptKey(): AttemptKey {
  const [attempts] = useState(createAttemptKey)
  return attempts
}
