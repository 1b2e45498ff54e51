import { FiacreError, etagOf, type Booking, type CallInput, type CallResult } from '@fiacre/sdk'
import { bookingOutcome } from '@fiacre/sdk/rules'
import { useQueryClient } from '@tanstack/react-query'
import { useLatestMutation } from '../../../base/api/use-latest-mutation.ts'
import { useState } from 'react'
import { usePageRestored } from '../../../base/history/use-page-restored.ts'
import { useClient } from '../../../base/api/client-context.tsx'
import { isChangedElsewhere } from '../../../base/api/changed-elsewhere.ts'
import { bookingQuery } from '../../../base/api/queries.ts'
import { isSignedOutError } from '../../../subjects/session/use-session-end.ts'
import { useAttemptKey } from '../../../base/forms/use-attempt-key.ts'
import { useSessionEnded } from '../../../subjects/session/use-session-ended.ts'
import { keepBooking, readBookingAnew } from '../booking-reads.ts'
import type { Outcome } from '../outcome.ts'
import type { ChangeDraft } from './change-values.ts'
import { useChangePreview } from './use-change-preview.ts'

type ChangeOptions = {
  booking: Booking
  /** Null while nothing shall be different. */
  draft: ChangeDraft | null
  leaveFor: (url: string) => void
  onDone: (outcome: Outcome) => void
}
type Result = CallResult<'changeBooking'>
type Body = NonNullable<CallInput<'changeBooking'>['body']>

/** What a change costs, and making it at exactly that. What has to be paid first leads to its payment page. */
export function useChange({ booking, draft, leaveFor, onDone }: ChangeOptions) {
  const { id } = booking
  const client = useClient()
  const cache = useQueryClient()
  const attempts = useAttemptKey()
  const sessionEnded = useSessionEnded()
  const preview = useChangePreview(booking, draft)
  /** The change holds once a payment is made that could not be started; the service's words. */
  const [paymentError, setPaymentError] = useState<string | null>(null)

  const change = useLatestMutation<Result, Error, Body>({
    mutationFn(body) {
      const idempotencyKey = attempts.keyFor(body)
      return client.changeBooking({ path: { id }, body, idempotencyKey, ifMatch: etagOf(booking) })
    },
    onSuccess(result) {
      attempts.answered()
      if (result.applied) {
        onDone({ kind: 'changed', creditedCents: result.creditedCents })
        return keepBooking(cache, client, result)
      }
      const outcome = bookingOutcome({ paymentRedirectUrl: result.paymentRedirectUrl ?? null })
      if (outcome.kind === 'redirect') return leaveFor(outcome.url)
      setPaymentError(result.paymentError ?? '')
      reset()
    },
    async onError(error) {
      attempts.failed(error)
      if (isSignedOutError(error)) return sessionEnded()
      if (isChangedElsewhere(error)) return readBookingAnew(cache, client, id)
      if (!(error instanceof FiacreError) || error.status !== 409) return
      // Another price, or too late by now: the preview says which, and the booking how it stands.
      void preview.refetch()
      void cache.invalidateQueries({ queryKey: bookingQuery(client, id).queryKey, exact: true })
    },
  })

  // Back from the payment page by the browser's button, the page is as it was left: with a button at work.
  const { reset } = change
  usePageRestored(reset)

  function apply(balanceCents: number): void {
    const expectedDifferenceCents = preview.data?.differenceCents
    if (!draft || expectedDifferenceCents === undefined) return
    setPaymentError(null)
    change.mutate({ ...draft, expectedDifferenceCents, ...(balanceCents > 0 && { balanceCents }) })
  }

  return {
    preview,
    paymentError,
    error: change.error,
    isChanging: change.isPending || (change.isSuccess && !change.data.applied),
    apply,
  }
}

/** A change in the making. */
export type Change = ReturnType<typeof useChange>
