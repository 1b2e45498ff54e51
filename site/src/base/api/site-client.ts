import { createClient, type FiacreClient } from '@fiacre/sdk'

/**
 * The client of our own pages: same host, session cookie along. `language` is asked at every call, so that the service
 * writes its mails in the language the page is in. A read goes out once: whether it is tried again, its query decides (`read-retries.ts`).
 */
export function createSiteClient(language: () => string): FiacreClient {
  return createClient({
    readRetries: 0,
    headers: {
      get 'accept-language'() {
        return language()
      },
    },
  })
}
