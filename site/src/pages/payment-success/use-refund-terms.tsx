import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useClient } from '../../base/api/client-context.tsx'
import { cancellationQuery } from '../../base/api/queries.ts'
import { isOnInvoice } from '../../subjects/booking/refund-place.ts'
import { TripTime } from '../../subjects/booking/trip-time.tsx'
import { useT } from '../../base/i18n/i18n-provider.tsx'

/**
 * Until when cancelling a booking brings the money back, as terms and details; nothing while that is not known, nor once
 * the trip has begun.
 */
export function useRefundTerms(bookingId: number): readonly { term: string; details: ReactNode }[] {
  const t = useT()
  const { data } = useQuery(cancellationQuery(useClient(), bookingId))
  if (!data?.canCancel) return []
  if (data.reason === 'TOO_LATE') {
    return [{ term: t('paymentSuccess.freeCancellation'), details: t('paymentSuccess.refundOver') }]
  }
  if (!data.deadline || data.refundCents === 0) return []
  const until = (
    <>
      <TripTime {...data.deadline} />
      {!isOnInvoice(data) && (
        <span className="booked__terms">{t('paymentSuccess.refundTo', { to: data.refundTo })}</span>
      )}
    </>
  )
  return [{ term: t('paymentSuccess.refundUntil'), details: until }]
}
