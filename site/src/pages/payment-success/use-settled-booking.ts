import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useClient } from '../../base/api/client-context.tsx'
import { bookingQuery, QUERY_KEYS } from '../../base/api/queries.ts'
import { useSessionEnd } from '../../subjects/session/use-session-end.ts'
import { nextLook } from './poll-schedule.ts'
import { resultView } from './result-view.ts'

/**
 * A booking, looked at again and again until its payment is settled or it has taken too long (`isSlow`). A look that
 * fails counts as one that found nothing new.
 */
export function useSettledBooking(bookingId: number) {
  const cache = useQueryClient()
  const {
    data: booking,
    error,
    isFetching,
    refetch,
  } = useQuery({
    ...bookingQuery(useClient(), bookingId),
    staleTime: 0,
    refetchOnMount: 'always',
  })
  useSessionEnd(error)
  const [looks, setLooks] = useState(0)
  const view = booking && resultView(booking)
  const isWaiting = view === 'waiting'

  useEffect(() => {
    const wait = nextLook(looks)
    if (!isWaiting || wait === null) return undefined
    const timer = setTimeout(() => void refetch().then(() => setLooks((count) => count + 1)), wait)
    return () => clearTimeout(timer)
  }, [isWaiting, looks, refetch])

  useEffect(() => {
    // The lists of bookings still show it as it was before.
    if (view && view !== 'waiting') void cache.invalidateQueries({ queryKey: QUERY_KEYS.bookings })
  }, [cache, view])

  function lookAgain(): void {
    void refetch().then(() => setLooks(0))
  }

  return { booking, view, error, isFetching, isSlow: isWaiting && nextLook(looks) === null, lookAgain }
}
