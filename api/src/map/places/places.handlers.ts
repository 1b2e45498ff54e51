import type { Handlers } from '#platform/contract/handler.ts'
import { outsideTransactions } from '#platform/database/outside-transactions.ts'
import { suggestPlaces } from './suggest-places.ts'

export const placeHandlers: Handlers<'searchPlaces'> = {
  async searchPlaces({ query }, { orm, geocoder, log }) {
    const db = outsideTransactions(orm)
    return { status: 200, body: { places: await suggestPlaces({ db, geocoder, log }, query) } }
  },
}
