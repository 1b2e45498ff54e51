import type { BookingRequest, BookingResult } from '@fiacre/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useLatestMutation } from '../../base/api/use-latest-mutation.ts'
import { usePageRestored } from '../../base/history/use-page-restored.ts'
import { useClient } from '../../base/api/client-context.tsx'
import { QUERY_KEYS } from '../../base/api/queries.ts'
import { useAttemptKey } from '../../base/forms/use-attempt-key.ts'

/** Books. Pressing again while it is not known whether the last try arrived cannot book twice. */
export function useBook() {
  const client = useClient()
  const cache = useQueryClient()
  const attempts = useAttemptKey()
  const booking = useLatestMutation<BookingResult, Error, BookingRequest>({
    mutationFn: (body) => client.createBooking({ body, idempotencyKey: attempts.keyFor(body) }),
    onSuccess() {
      attempts.answered()
      for (const queryKey of [QUERY_KEYS.bookings, QUERY_KEYS.travelAccount])
        void cache.invalidateQueries({ queryKey })
    },
    onError(error) {
      attempts.failed(error)
      // A company's invoice may be closed to the traveller by now.
      void cache.invalidateQueries({ queryKey: QUERY_KEYS.travelAccount })
    },
  })

  // Back from the provider's page by the browser's button, the page is as it was left: with a button at work.
  const { reset } = booking
  usePageRestored(reset)
  return booking
}
