import type { Query, QueryClient } from '@tanstack/react-query'
import { PUBLIC_KEYS, QUERY_KEYS } from '../../base/api/queries.ts'

/** Reads that belong to nobody, and the one that says who is here. */
const KEPT: ReadonlySet<unknown> = new Set([...PUBLIC_KEYS, QUERY_KEYS.session[0]])

const isTravellers = ({ queryKey }: Query) => !KEPT.has(queryKey[0])

/** Drops every cached answer that was for one traveller alone. What is still on screen is read anew with `again`. */
export function forgetAnswers(cache: QueryClient, { again = false } = {}): void {
  if (again) void cache.resetQueries({ type: 'active', predicate: isTravellers })
  cache.removeQueries({ ...(again ? { type: 'inactive' } : {}), predicate: isTravellers })
}
