import { FiacreError } from '@fiacre/sdk'

/** Whether a change was refused because somebody has changed the record since it was shown. */
export function isChangedElsewhere(error: unknown): error is FiacreError {
  return error instanceof FiacreError && error.code === 'PRECONDITION_FAILED'
}
