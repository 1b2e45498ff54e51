import type { CallInput, CallResult, FiacreClient } from '@fiacre/sdk'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { QUERY_KEYS } from '../../../../base/api/queries.ts'

export type RefundOrder = CallInput<'previewBookingRefund'>['body']
export type RefundPreview = CallResult<'previewBookingRefund'>
export type CardRefund = CallResult<'getBookingMoney'>['cardRefunds'][number]

export type Chargeback = CallResult<'getBookingMoney'>['chargebacks'][number]

/** What a refund would do; asked anew for each sum, as somebody types. */
export const refundPreviewQuery = (
  client: FiacreClient,
  bookingId: number,
  order: RefundOrder,
  tag: string | undefined,
) =>
  queryOptions({
    queryKey: [...QUERY_KEYS.admin, 'booking', bookingId, 'refund', order, tag],
    queryFn: ({ signal }) => client.previewBookingRefund({ path: { bookingId }, body: order, signal }),
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 0,
  })
