import type { FiacreClient } from '@fiacre/sdk'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { READ_RETRIES } from '@fiacre/sdk/rules'
import type { SiteLanguage } from '../../base/i18n/language.ts'
import type { PageParams } from '../../base/page/about.ts'

/** All rides of a country or an airport; an address that no page has is not asked for again. */
export const hubQuery = (client: FiacreClient, { hub = '' }: PageParams, language: SiteLanguage) =>
  queryOptions({
    queryKey: ['/api/transfers', language, hub],
    queryFn: ({ signal }) => client.getTransferHub({ path: { hub }, query: { lang: language }, signal }),
    retry: READ_RETRIES.booking,
    placeholderData: keepPreviousData,
  })

/** One ride. */
export const routeQuery = (
  client: FiacreClient,
  { airport = '', place = '' }: PageParams,
  language: SiteLanguage,
) =>
  queryOptions({
    queryKey: ['/api/transfers', language, airport, place],
    queryFn: ({ signal }) =>
      client.getTransferRoute({ path: { airport, place }, query: { lang: language }, signal }),
    retry: READ_RETRIES.booking,
    placeholderData: keepPreviousData,
  })

/** Its way on the map; without it the page has no picture. */
export const drawingQuery = (client: FiacreClient, mapUrl: string) => {
  const [, id = ''] = /^\/api\/routes\/(\w+)\/map$/.exec(mapUrl) ?? []
  return queryOptions({
    queryKey: [`/api/routes/${id}/drawing`],
    queryFn: ({ signal }) => client.getRouteDrawing({ path: { id }, signal }),
    staleTime: Infinity,
    // The page does without it.
    retry: false,
  })
}
