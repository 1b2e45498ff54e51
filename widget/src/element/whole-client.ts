import { createClient } from '@fiacre/sdk'
import type { FiacreClient } from '@fiacre/sdk'

/**
 * The SDK's client for an element.
 * @param key the partner's publishable key; blank on the service's own pages
 * @param answered what its first call was answered before: it counts as the first try, so that its reasons and its
 * `Retry-After` are heard and the service is not asked twice at once
 */
export function wholeClient(origin: string, key: string, answered?: Response): FiacreClient {
  let kept = answered
  return createClient({
    baseUrl: origin,
    key: key || undefined,
    // A partner's page has no session with us, and ours needs none to ask for a price.
    credentials: 'omit',
    async fetch(...call) {
      const answer = kept ?? (await fetch(...call))
      kept = undefined
      return answer
    },
  })
}
