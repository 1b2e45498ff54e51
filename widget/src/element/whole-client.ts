import { createClient } from '@fiacre/sdk'
import type { FiacreClient } from '@fiacre/sdk'

/**
 * The SDK's client for an element.
 * @param answered what its first call was answered before: it counts as the first try, so that its reasons and its
 * `Retry-After` are heard and the service is not asked twice at once
 */
export function wholeClient(origin: string, answered?: Response): FiacreClient {
  let kept = answered
  return createClient({
    baseUrl: origin,
    // Cookies go along on the service's own pages only.
    credentials: 'same-origin',
    async fetch(...call) {
      const answer = kept ?? (await fetch(...call))
      kept = undefined
      return answer
    },
  })
}
