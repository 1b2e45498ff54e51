import { FiacreError, etagOf, type Booking, type CallResult } from '@fiacre/sdk'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLatestMutation } from '../../../base/api/use-latest-mutation.ts'
import { useClient } from '../../../base/api/client-context.tsx'
import { isSignedOutError } from '../../../subjects/session/use-session-end.ts'
import { useAttemptKey } from '../../../base/forms/use-attempt-key.ts'
import { useSessionEnded } from '../../../subjects/session/use-session-ended.ts'
import { isChangedElsewhere } from '../../../base/api/changed-elsewhere.ts'
import { cancellationQuery } from '../../../base/api/queries.ts'
import { keepBooking, readBookingAnew } from '../booking-reads.ts'

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
  const cancel = useLatestMutation<Result, Error, Wish>({
    mutationFn(body) {
      const idempotencyKey = attempts.keyFor(body)
      return client.cancelBooking({ path: { id }, body, idempotencyKey, ifMatch: etagOf(booking) })
    },
    onSuccess(result) {
      attempts.answered()
      // First the page is told, which goes on without this dialog once the booking is cancelled.
      onCancelled(result)
      keepBooking(cache, client, result)
    },
    async onError(error) {
      attempts.failed(error)
      if (isSignedOutError(error)) return sessionEnded()
      if (isChangedElsewhere(error)) return readBookingAnew(cache, client, id)
      // Another refund by now, or nothing left to cancel: the preview says which.
      if (error instanceof FiacreError && error.status === 409) void preview.refetch()
    },
  })
  return { preview, cancel }
}
