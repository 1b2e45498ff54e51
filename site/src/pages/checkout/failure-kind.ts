import { FiacreError } from '@fiacre/sdk'

/** Why there is no checkout to show. */
export type FailureKind = 'used' | 'expired' | 'missing' | 'unreachable'

/** Reads why a checkout could not be opened. */
export function failureKind(error: unknown): FailureKind {
  if (!(error instanceof FiacreError)) return 'unreachable'
  if (error.code === 'CHECKOUT_LINK_USED') return 'used'
  if (error.status === 410) return 'expired'
  // A link that was cut off is one that nobody knows.
  return error.status === 404 || error.status === 400 ? 'missing' : 'unreachable'
}
