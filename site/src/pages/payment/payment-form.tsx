import type { Booking, Profile } from '@fiacre/sdk'
import { paymentSchema, type PaymentForm as Payer } from '@fiacre/sdk/rules'
import { useId, useState } from 'react'
import { useForm } from '../../base/forms/use-form.ts'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import type { BookingPayment, PaymentMethod } from '../../subjects/payment/booking-payment.ts'
import { Banner } from '../../ui/banner/banner.tsx'
import { PayerFields } from './payer-fields.tsx'
import { saysIncomplete } from './says-incomplete.ts'
import { payerRequest, payerValues, type PayerField } from './payer-values.ts'
import { PayNow } from './pay-now.tsx'
import { usePaymentChoice } from './use-payment-choice.ts'
import { useStartPayment, type PaymentEvents } from './use-start-payment.ts'
import { WayFields } from './way-fields.tsx'

type PaymentFormProps = {
  booking: Booking
  payment: BookingPayment
  user: Profile
  /** The last try was declined. */
  failed: boolean
  /** The way asked for on the way here. */
  preferred?: PaymentMethod | undefined
  events: PaymentEvents
}

/** How it is paid, who pays, what it comes to, and the way to the payment provider's page. */
export function PaymentForm({ booking, payment, user, failed, preferred, events }: PaymentFormProps) {
  const t = useT()
  const choices = usePaymentChoice(payment, preferred)
  const [isBalanceWrong, setBalanceWrong] = useState(false)
  const form = useForm<PayerField, Payer>({
    initial: payerValues(user),
    schema: paymentSchema,
    onSubmit(payer) {
      setBalanceWrong(choices.isBalanceUnclear)
      if (choices.isBalanceUnclear) return form.refuse({})
      const { method, prepaymentPercent, fromBalanceCents } = choices.plan
      start({
        ...payerRequest(booking.id, payer),
        method,
        prepaymentPercent,
        balanceCents: fromBalanceCents,
      })
    },
  })
  const { start, problem, isWorking } = useStartPayment(events, form.refuse)
  const incompleteId = useId()
  const isIncomplete = Object.values(form.errors).some(saysIncomplete)

  return (
    <form {...form.form} className="fi-stack fi-stack--loose">
      <WayFields payment={payment} choices={choices} isBalanceWrong={isBalanceWrong} />
      <section className="fi-stack" aria-labelledby="payment-payer">
        <div className="fi-stack fi-stack--tight">
          <h2 className="fi-subheading" id="payment-payer">
            {t('payment.payer')}
          </h2>
          <p className="fi-small fi-muted">{t('payment.payerHint')}</p>
        </div>
        {isIncomplete && <Banner id={incompleteId} tone="danger" live title={t('fillInAllRequiredFields')} />}
        <PayerFields form={form} incompleteId={incompleteId} />
      </section>
      {problem && (
        <Banner tone="danger" title={t('payment.error')}>
          {problem}
        </Banner>
      )}
      <PayNow payment={payment} plan={choices.plan} failed={failed} isWorking={isWorking} />
    </form>
  )
}
