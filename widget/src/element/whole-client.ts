import { createClient } from '@fiacre/sdk'
import type { FiacreClient } from '@fiacre/sdk'

/**
 * The SDK's client for an element. The key goes into a header but for reads, where a header of ours would make the
 * browser ask twice.
 * @param answered what its first call was answered before: it counts as the first try, so that its reasons and its
 * `Retry-After` are heard and the service is not asked twice at once
 */
export function wholeClient(origin: string, key: () => string, answered?: Response): FiacreClient {
  let kept = answered
  return createClient({
    baseUrl: origin,
    // A partner's page has no session with us, and ours needs none to ask for a price.
    credentials: 'omit',
    async fetch(input, init) {
      const answer = kept ?? (await fetch(withKey(new Request(input, init), key())))
      kept = undefined
      return answer
    },
  })
}

function withKey(request: Request, key: string): Request {
  if (!key) return request
  if (request.method === 'GET') {
    const url = new URL(request.url)
    url.searchParams.set('key', key)
    return new Request(url, request)
  }
  const keyed = new Request(request)
  keyed.headers.set('authorization', `Bearer ${key}`)
  return keyed
}
