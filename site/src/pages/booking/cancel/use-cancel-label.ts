import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { isOnInvoice } from '../../../subjects/booking/refund-place.ts'
import { useBookingWords } from '../../../subjects/booking/use-booking-words.ts'
import type { Cancellation } from '../booking-reads.ts'

/** What the button that cancels does, to the cent. */
export function useCancelLabel(cancellation: Cancellation | undefined): string {
  const t = useT()
  const { money } = useBookingWords()
  if (!cancellation || isOnInvoice(cancellation)) return t('booking.confirmUnpaid')
  const { refundCents, keptCents } = cancellation
  if (refundCents > 0) return t('booking.confirmRefund', { amount: money(refundCents) })
  return t(keptCents > 0 ? 'booking.confirmNoRefund' : 'booking.confirmUnpaid')
}
