import type { Handlers } from '../contract/handler.ts'
import { Problem } from '../http/problem.ts'
import { suggestPlaces } from './suggest-places.ts'

export const placeHandlers: Handlers<'searchPlaces'> = {
  async searchPlaces({ query }, { orm, geocoder, log }) {
    if ((query.lat === undefined) !== (query.lon === undefined)) {
      throw new Problem('INVALID_REQUEST', 'Send lat and lon together, or neither.')
    }
    const db = orm.em.fork().getKysely()
    return { status: 200, body: { places: await suggestPlaces({ db, geocoder, log }, query) } }
  },
}
