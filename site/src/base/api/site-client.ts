import { createClient, FiacreError, type FiacreClient } from '@fiacre/sdk'
import { firstCheckout } from './first-checkout.ts'
import { mayBeSignedIn } from './signed-in-sign.ts'

/**
 * The client of our own pages: same host, session cookie along. `language` is asked at every call, so that the service
 * writes its mails in the language the page is in. A read goes out once: whether it is tried again, its query decides (`read-retries.ts`).
 */
export function createSiteClient(language: () => string): FiacreClient {
  const client = createClient({
    readRetries: 0,
    headers: {
      get 'accept-language'() {
        return language()
      },
    },
  })
  return {
    ...client,
    getSession: (input) => (mayBeSignedIn() ? client.getSession(input) : Promise.reject(nobody())),
    getCurrentCheckout: (input) => firstCheckout(client.listCheckouts(input)),
  }
}

/** As the service would answer: a browser writes a 401 of its own into the console as an error, and nothing is wrong. */
function nobody(): FiacreError {
  return new FiacreError({ status: 401, code: 'UNAUTHORIZED', detail: 'Nobody is signed in.', text: '' })
}
