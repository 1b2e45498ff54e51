import type { FiacreClient } from '@fiacre/sdk'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useClient } from '../../../base/api/client-context.tsx'
import { QUERY_KEYS } from '../../../base/api/queries.ts'
import type { FigureFilters } from './figure-query.ts'

const figuresQuery = (client: FiacreClient, filters: FigureFilters) =>
  queryOptions({
    queryKey: [...QUERY_KEYS.admin, 'figures', filters],
    queryFn: ({ signal }) => client.getAdminFigures({ query: filters, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
  })

/** The figures of a period, by day or by something else; they are not asked for where it is none. */
export function useFigures(filters: FigureFilters, isPeriod = true) {
  return useQuery({ ...figuresQuery(useClient(), filters), enabled: isPeriod })
}
