import type { FiacreErrorDetail } from './element-events.ts'
import { pageOrigin, warnOwner } from './page-owner.ts'

/** Refusals of the key: nothing can be done in the form before the page's owner has mended it. */
export const KEY_PROBLEMS: readonly string[] = [
  'INVALID_KEY',
  'KEY_REVOKED',
  'ORIGIN_NOT_ALLOWED',
  'SECRET_KEY_IN_BROWSER',
]

/** Tells whoever sets the page up of a key that is refused. */
export function warnOfKey({ code, message }: FiacreErrorDetail): void {
  warnOwner(code, `${message} (${code})`)
}

/** The parts of the SDK's errors that are read here. */
type Thrown = { name?: string; status?: number; code?: string; problem?: { title?: string } }

/**
 * What `fiacre:error` tells of a failure. The title of a problem is the same for every case of it, and so are the words
 * chosen here: a problem's detail may repeat what the traveller has typed.
 */
export function failureDetail(thrown: unknown): FiacreErrorDetail {
  const { name, status, code, problem }: Thrown = typeof thrown === 'object' && thrown !== null ? thrown : {}
  if (name === 'FiacreTimeoutError')
    return { code: 'TIMEOUT', message: 'The service did not answer in time.' }
  if (name === 'FiacreError' && code === 'ORIGIN_NOT_ALLOWED')
    return { code, message: `The page ${pageOrigin()} is not among the origins of the partner key.` }
  if (name === 'FiacreError' && code)
    return { code, message: problem?.title ?? `The service answered with the status ${status}.` }
  // A file of ours that did not come is a TypeError, as every broken connection is.
  if (name === 'FiacreNetworkError' || name === 'TypeError')
    return { code: 'NETWORK', message: 'The service could not be reached.' }
  return { code: 'UNKNOWN', message: 'Something went wrong in the form.' }
}
