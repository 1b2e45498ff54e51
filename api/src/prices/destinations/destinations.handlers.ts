import { matchLanguage } from '@fiacre/sdk/rules'
import type { Handlers } from '#platform/contract/handler.ts'
import { Problem } from '#platform/http/problem.ts'
import { isDestinationCode } from './country-rides.ts'

/** Prices change at midnight, and what people book in between. */
const HEADERS = { 'Cache-Control': 'public, max-age=300' }

export const destinationHandlers: Handlers<'listDestinations' | 'getDestination'> = {
  async listDestinations({ query }, { destinations }) {
    const body = await destinations.catalogue(matchLanguage([query.lang ?? 'en']))
    return { status: 200, body, headers: HEADERS }
  },

  async getDestination({ path, query }, { destinations }) {
    if (!isDestinationCode(path.code)) {
      throw new Problem('NOT_FOUND', 'There is no such destination. Take its code from the list.')
    }
    const body = await destinations.country(path.code, matchLanguage([query.lang ?? 'en']))
    return { status: 200, body, headers: HEADERS }
  },
}
