import type { FiacreClient } from '@fiacre/sdk'

/** A scan of some megabytes takes its time on a phone. */
const UPLOAD_MS = 120_000

/**
 * Sends a file as it is. @returns its id
 * @throws FiacreError for one that is too large, or neither a PDF nor a picture
 */
export async function uploadFile(client: FiacreClient, file: File): Promise<string> {
  return (await client.uploadCarrierFile({ body: file, timeoutMs: UPLOAD_MS })).id
}
