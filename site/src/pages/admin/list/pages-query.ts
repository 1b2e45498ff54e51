import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { QUERY_KEYS } from '../../../base/api/queries.ts'

/** Rows shown at a time. */
const PAGE_SIZE = 50

/** What a list of the contract answers: a page, and the id that the next one follows. */
type Answer<Id> = { readonly next: Id | null }

export type Page<Id> = { readonly limit: number; readonly before: Id | undefined }

/**
 * A list, read a page at a time. Work goes on elsewhere meanwhile, so it is read again whenever somebody comes back to it.
 * @param key its name, and what narrows it
 */
export function pagesQuery<Id extends string | number, Given extends Answer<Id>, Row>(
  key: readonly unknown[],
  read: (page: Page<Id>, signal: AbortSignal) => Promise<Given>,
  rowsOf: (answer: Given) => readonly Row[],
) {
  return infiniteQueryOptions({
    queryKey: [...QUERY_KEYS.admin, ...key],
    initialPageParam: undefined as Id | undefined,
    queryFn: ({ pageParam, signal }) =>
      read({ limit: PAGE_SIZE, before: pageParam as Id | undefined }, signal),
    getNextPageParam: (answer: Given) => answer.next ?? undefined,
    select: ({ pages }) => pages.flatMap(rowsOf),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnMount: 'always' as const,
  })
}
