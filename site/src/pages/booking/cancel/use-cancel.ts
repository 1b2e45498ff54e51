import { etagOf, FiacreError, type Booking, type CallResult } from '@fiacre/sdk'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../../base/api/client-context.tsx'
import { isSignedOutError } from '../../../subjects/session/use-session-end.ts'
import { useAttemptKey } from '../../../base/forms/use-attempt-key.ts'
import { useSessionEnded } from '../../../subjects/session/use-session-ended.ts'
import { bookingQuery, cancellationQuery } from '../../../base/api/queries.ts'
import { keepBooking } from '../booking-reads.ts'

type Wish = { expectedRefundCents: number; expectedKeptCents: number; reason: string | null }
type Result = CallResult<'cancelBooking'>

/** What cancelling would bring, and doing it at exactly that. A try whose end is not known is repeated under its key. */
export function useCancel(booking: Booking, onCancelled: (result: Result) => void) {
  const { id } = booking
  const client = useClient()
  const cache = useQueryClient()
  const attempts = useAttemptKey()
  const sessionEnded = useSessionEnded()
  const preview = useQuery(cancellationQuery(client, id))
  const cancel = useMutation<Result, Error, Wish>({
    mutationFn: (body) => {
      const ifMatch = etagOf(booking)
      return client.cancelBooking({ path: { id }, body, ifMatch, idempotencyKey: attempts.keyFor(body) })
    },
    onSuccess(result) {
      attempts.answered()
      // First the page is told, which goes on without this dialog once the booking is cancelled.
      onCancelled(result)
      keepBooking(cache, client, result.booking)
    },
    onError(error) {
      attempts.failed(error)
      if (isSignedOutError(error)) return sessionEnded()
      // Another refund by now, or nothing left to cancel: the preview says which.
      if (error instanceof FiacreError && error.status === 409) void preview.refetch()
      if (error instanceof FiacreError && error.status === 412) {
        void preview.refetch()
        void cache.invalidateQueries({ queryKey: bookingQuery(client, id).queryKey, exact: true })
      }
    },
  })
  return { preview, cancel }
}
