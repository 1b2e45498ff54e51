import { FiacreError, type Booking, type CallResult } from '@fiacre/sdk'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useClient } from '../../../base/api/client-context.tsx'
import type { ChangeDraft } from './change-values.ts'
import { useSettled } from './use-settled.ts'

/** What a change would cost. */
export type ChangePreview = CallResult<'previewBookingChange'>

/** How long a draft must stand before its price is asked for, in ms: typing does not ask at each letter. */
const PAUSE_MS = 400

/** The price of a draft, asked for once it stands still; null asks for nothing. */
export function useChangePreview({ id }: Booking, draft: ChangeDraft | null) {
  const client = useClient()
  const wish = draft && JSON.stringify(draft)
  const settled = useSettled(wish, PAUSE_MS)
  const query = useQuery({
    queryKey: [`/api/bookings/${id}`, 'change', settled],
    queryFn: ({ signal }) => {
      const body: ChangeDraft = JSON.parse(settled ?? '{}')
      return client.previewBookingChange({ path: { id }, body, signal })
    },
    enabled: settled !== null,
    placeholderData: keepPreviousData,
    // A refusal stays one; only what got lost on the way is asked again.
    retry: (failures, error) => !(error instanceof FiacreError) && failures < 1,
    staleTime: 0,
    gcTime: 0,
  })
  const isCurrent = wish === settled
  return {
    /** The last price known, maybe of the draft before. */
    data: wish === null ? undefined : query.data,
    /** A refusal of the draft as it stands. */
    error: wish !== null && isCurrent && !query.isFetching ? query.error : null,
    /** Whether the price of the draft as it stands is on its way. */
    isFetching: wish !== null && (!isCurrent || query.isFetching),
    refetch: query.refetch,
  }
}
