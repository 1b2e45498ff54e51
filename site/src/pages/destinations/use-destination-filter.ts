import { useLocation, useSearch } from 'wouter'
import { readFilter, withFilter, type DestinationFilter } from './destination-filter.ts'

/** The chosen filter. It stands in the address, so that it can be linked to and outlives a reload. */
export function useDestinationFilter(): [DestinationFilter, (filter: DestinationFilter) => void] {
  const search = useSearch()
  const [path, navigate] = useLocation()
  return [
    readFilter(search),
    (filter) => navigate(path + withFilter(search, filter) + location.hash, { replace: true }),
  ]
}
