import { useBookingWords } from '../../subjects/booking/use-booking-words.ts'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import type { BookingPayment } from '../../subjects/payment/booking-payment.ts'
import { Button } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { MoneyLines } from './money-lines.tsx'
import type { PaymentPlan } from '../../subjects/payment/payment-plan.ts'

type PayNowProps = { payment: BookingPayment; plan: PaymentPlan; failed: boolean; isWorking: boolean }

/** What the payment comes to, and the button that starts it. */
export function PayNow({ payment, plan, failed, isWorking }: PayNowProps) {
  const t = useT()
  const words = useBookingWords()
  const { toPayCents, method } = plan
  const amount = words.money(toPayCents)
  const isCovered = toPayCents === 0
  const byTransfer = method === 'bank_transfer'
  const label = byTransfer
    ? t('payments.payByTransfer', { amount })
    : t(failed ? 'payment.payAgain' : 'payments.pay', { amount })
  return (
    <section className="fi-stack" aria-label={t('payment.sum')}>
      <MoneyLines payment={payment} plan={plan} />
      {/* A choice further up changes it: said to whoever does not see it. */}
      <output className="fi-visually-hidden">{t('payment.toPayIs', { amount })}</output>
      <Button
        type="submit"
        size="lg"
        wide
        loading={isWorking}
        loadingLabel={t(byTransfer || isCovered ? 'payment.booking' : 'payment.paying')}
      >
        {isCovered ? t('payment.bookWithBalance') : label}
      </Button>
      {!isCovered && (
        <p className="payment__secure">
          <Icon name={byTransfer ? 'info' : 'shield'} />
          {t(byTransfer ? 'payment.transferNote' : 'payments.secure')}
        </p>
      )}
    </section>
  )
}
