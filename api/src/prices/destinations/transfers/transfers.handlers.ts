import { matchLanguage } from '@fiacre/sdk/rules'
import type { Handlers } from '#platform/contract/handler.ts'
import { Problem } from '#platform/http/problem.ts'

/** As of destinations: prices change at midnight. */
const HEADERS = { 'Cache-Control': 'public, max-age=300' }

export const transferHandlers: Handlers<'getTransferHub' | 'getTransferRoute'> = {
  async getTransferHub({ path, query }, { transfers }) {
    const body = await transfers.hub(path.hub, matchLanguage([query.lang ?? 'en']))
    if (!body) throw notFound()
    return { status: 200, body, headers: HEADERS }
  },

  async getTransferRoute({ path, query }, { transfers }) {
    const body = await transfers.route(path.airport, path.place, matchLanguage([query.lang ?? 'en']))
    if (!body) throw notFound()
    return { status: 200, body, headers: HEADERS }
  },
}

const notFound = () =>
  new Problem(
    'NOT_FOUND',
    'There is no page of such a ride. The pages of countries and airports name those that there are.',
  )
