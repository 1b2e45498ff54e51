import type { QueryClient } from '@tanstack/react-query'
import { QUERY_KEYS } from '../api/queries.ts'
import { rememberSignedIn } from './signed-in-hint.ts'

/** Reads that belong to nobody, and the one that says who is here. */
const KEPT = new Set<string>([QUERY_KEYS.vehicleTypes[0], QUERY_KEYS.session[0]])

/** The session has ended, and it is known: nothing of one traveller may be left for the next. */
export async function forgetTraveller(cache: QueryClient): Promise<void> {
  await cache.cancelQueries()
  cache.removeQueries({ predicate: ({ queryKey }) => !KEPT.has(String(queryKey[0])) })
  cache.setQueryData(QUERY_KEYS.session, null)
  rememberSignedIn(false)
}
