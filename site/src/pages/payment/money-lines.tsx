import { useBookingWords } from '../../subjects/booking/use-booking-words.ts'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import type { BookingPayment } from '../../subjects/payment/booking-payment.ts'
import { DescriptionList } from '../../ui/description-list/description-list.tsx'
import type { PaymentPlan } from '../../subjects/payment/payment-plan.ts'

type MoneyLinesProps = { payment: Pick<BookingPayment, 'totalCents' | 'paidCents'>; plan: PaymentPlan }

/** How the price is paid: what was paid before, what comes from where, and what is left for now. The parts add up to it. */
export function MoneyLines({ payment: { totalCents, paidCents }, plan }: MoneyLinesProps) {
  const t = useT()
  const { money } = useBookingWords()
  const { fromBalanceCents, toPayCents, toDriverCents } = plan
  const line = (term: string, cents: number) => (cents === 0 ? [] : [{ term, details: money(cents) }])
  return (
    <DescriptionList
      items={[
        { term: t('bookings.total'), details: money(totalCents) },
        ...line(t('payment.paidAlready'), paidCents),
        ...line(t('payment.fromBalance'), fromBalanceCents),
        ...line(t('bookings.money.dueToCarrier'), toDriverCents),
        { term: t('bookings.toPayNow'), details: money(toPayCents), total: true },
      ]}
    />
  )
}
