import { matchLanguage } from '@fiacre/sdk/rules'
import type { Handlers } from '#platform/contract/handler.ts'
import { Problem } from '#platform/http/problem.ts'
import { isDestinationCode } from './country-rides.ts'
import { offeredPlaces } from './offered-places.ts'

/** Prices change at midnight, and what people book in between. */
const HEADERS = { 'Cache-Control': 'public, max-age=300' }
/** Where somebody is belongs in no cache but their own. */
const OWN_HEADERS = { 'Cache-Control': 'private, max-age=300' }

export const destinationHandlers: Handlers<'listDestinations' | 'getDestination' | 'offerPlaces'> = {
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

  async offerPlaces({ query }, { destinations, orm }) {
    const language = matchLanguage([query.lang ?? 'en'])
    const catalogue = await destinations.catalogue(language)
    const body = await offeredPlaces(orm.em.fork().getKysely(), catalogue, query, language)
    return { status: 200, body, headers: OWN_HEADERS }
  },
}
