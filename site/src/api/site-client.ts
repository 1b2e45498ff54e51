import { createClient, type FiacreClient } from '@fiacre/sdk'

/**
 * The client of our own pages: same host, session cookie along. `language` is asked at every call, so that the service
 * writes its mails in the language the page is in.
 */
export function createSiteClient(language: () => string): FiacreClient {
  return createClient({
    headers: {
      get 'accept-language'() {
        return language()
      },
    },
  })
}
