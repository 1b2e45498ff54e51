import { FiacreError } from '@fiacre/sdk'

/** Whether a change waits for its owner to show once more who they are. */
export const isProofWanted = (error: unknown): boolean =>
  error instanceof FiacreError && error.code === 'PROOF_NEEDED'
