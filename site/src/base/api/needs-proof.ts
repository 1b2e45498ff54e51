import { FiacreError } from '@fiacre/sdk'

/** Whether the service wants to be shown once more who asks before it does what weighs: by the password, or a second factor. */
export const needsProof = (error: unknown): boolean =>
  error instanceof FiacreError && error.code === 'PROOF_NEEDED'
