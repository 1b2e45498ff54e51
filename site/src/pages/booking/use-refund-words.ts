import type { Booking } from '@fiacre/sdk'
import { CANCELLATION, MS_PER_HOUR } from '@fiacre/sdk/rules'
import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../base/api/client-context.tsx'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { cancellationQuery } from '../../base/api/queries.ts'
import { useLevelWords } from '../../subjects/booking/use-level-words.ts'

/** When the fares give money back, in words. Saver goes by another rule where a booking came through a partner. */
export function useRefundWords(booking: Booking): (level: Booking['accessLevel']) => string {
  const t = useT()
  const words = useLevelWords()
  const { data } = useQuery({ ...cancellationQuery(useClient(), booking.id), refetchOnMount: false })
  const { hoursBeforePickup: hours } = CANCELLATION.partner
  // The booking does not say whose it is; its deadline does.
  const partnerDeadline = Date.parse(booking.pickupAt) - hours * MS_PER_HOUR
  const isPartners = data?.deadline ? Date.parse(data.deadline.at) === partnerDeadline : false
  return (level) =>
    level === 'saver' && isPartners ? t('booking.level.refundPartner', { hours }) : words.refund(level)
}
