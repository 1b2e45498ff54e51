import { matchLanguage } from '@fiacre/sdk/rules'
import type { Handlers } from '#platform/contract/handler.ts'

export const destinationHandlers: Handlers<'listDestinations'> = {
  async listDestinations({ query }, { destinations }) {
    return {
      status: 200,
      body: await destinations.catalogue(matchLanguage([query.lang ?? 'en'])),
      headers: { 'Cache-Control': 'public, max-age=300' },
    }
  },
}
