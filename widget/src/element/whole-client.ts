import { createClient } from '@fiacre/sdk'
import type { FiacreClient } from '@fiacre/sdk'

/** How often a read of an element goes out in all, whoever sends it. */
const TRIES = 3

/** What the browser's own fetch was answered before the SDK came; undefined when it was answered nothing. */
export type FirstTry = { readonly answered: Response | undefined }

/**
 * The SDK's client for an element.
 * @param key the partner's publishable key; blank on the service's own pages
 * @param language BCP 47 tag of what the service answers in
 * @param before how its first call was tried before. It counts as the first try: an answer's reasons and its `Retry-After`
 * are heard, and the service is not asked more often than without it
 */
export function wholeClient(origin: string, key: string, language: string, before?: FirstTry): FiacreClient {
  let kept = before?.answered
  return createClient({
    baseUrl: origin,
    key: key || undefined,
    headers: { 'accept-language': language },
    // A partner's page has no session with us, and ours needs none to ask for a price.
    credentials: 'omit',
    // A first try that is passed on is sent by nobody; one that was lost has been sent.
    readRetries: before && !kept ? TRIES - 2 : TRIES - 1,
    async fetch(...call) {
      const answer = kept ?? (await fetch(...call))
      kept = undefined
      return answer
    },
  })
}
