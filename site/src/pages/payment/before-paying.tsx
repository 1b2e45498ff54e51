import { useBookingWords } from '../../subjects/booking/use-booking-words.ts'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import type { BookingPayment } from '../../subjects/payment/booking-payment.ts'
import { Banner } from '../../ui/banner/banner.tsx'

type BeforePayingProps = { payment: BookingPayment; failed: boolean }

/** What happened before, and what one should know of the ways to pay: a declined try, a part that is paid, no cards yet. */
export function BeforePaying({ payment, failed }: BeforePayingProps) {
  const t = useT()
  const { money } = useBookingWords()
  const { methods, paidCents } = payment
  return (
    <div className="payment__before">
      {failed && (
        <Banner tone="danger" title={t('payment.failed')}>
          {t('payment.failedText')}
        </Banner>
      )}
      {paidCents > 0 && (
        <Banner title={t('payment.partlyPaid', { amount: money(paidCents) })}>
          {t('payment.partlyPaidText')}
        </Banner>
      )}
      {methods.length === 1 && methods[0] === 'bank_transfer' && (
        <Banner title={t('payment.manual')}>{t('payment.manualText')}</Banner>
      )}
    </div>
  )
}
