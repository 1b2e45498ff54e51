import { useLocation, useSearch } from 'wouter'
import {
  readCountry,
  readFilter,
  withCountry,
  withFilter,
  type DestinationFilter,
} from './destination-filter.ts'

/** The chosen filter. It stands in the address, so that it can be linked to and outlives a reload. */
export function useDestinationFilter(): [DestinationFilter, (filter: DestinationFilter) => void] {
  const search = useSearch()
  const [path, navigate] = useLocation()
  return [
    readFilter(search),
    (filter) => navigate(path + withFilter(search, filter) + location.hash, { replace: true }),
  ]
}

/** The code of the country whose card is open. It stands in the address, too. */
export function useOpenCountry(): [string | undefined, (code: string | undefined) => void] {
  const search = useSearch()
  const [path, navigate] = useLocation()
  return [
    readCountry(search),
    (code) => navigate(path + withCountry(search, code) + location.hash, { replace: true }),
  ]
}
