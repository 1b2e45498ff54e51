import type { Handlers } from '../contract/handler.ts'
import { Problem } from '../http/problem.ts'
import { searchPlaces } from './search-places.ts'

export const placeHandlers: Handlers<'searchPlaces'> = {
  async searchPlaces({ query }, { orm }) {
    if ((query.lat === undefined) !== (query.lon === undefined)) {
      throw new Problem('INVALID_REQUEST', 'Send lat and lon together, or neither.')
    }
    return { status: 200, body: { places: await searchPlaces(orm.em.fork().getKysely(), query) } }
  },
}
