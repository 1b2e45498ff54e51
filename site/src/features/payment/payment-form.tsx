import { FiacreError, type Booking, type PaymentResult, type Profile } from '@fiacre/sdk'
import { bookingOutcome, paymentSchema, type PaymentForm as Payer } from '@fiacre/sdk/rules'
import { useEffect, useState } from 'react'
import { isManualPayment } from '../../bookings/manual-payments.ts'
import { isSignedOutError } from '../../bookings/use-session-end.ts'
import { useBookingWords } from '../../bookings/use-booking-words.ts'
import { BRAND } from '../../brand.ts'
import { problemFields } from '../../forms/problem-fields.ts'
import { useForm } from '../../forms/use-form.ts'
import { useT } from '../../i18n/i18n-provider.tsx'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { useNotify } from '../../notices/notices-provider.tsx'
import { useRefreshSession } from '../../session/use-session.ts'
import { Banner } from '../../ui/banner/banner.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { PageHeader } from '../../ui/page-header/page-header.tsx'
import { PayerFields } from './payer-fields.tsx'
import { PAYER_FIELDS, payerRequest, payerValues, type PayerField } from './payer-values.ts'
import { PaymentSummary } from './payment-summary.tsx'
import { usePayment } from './use-payment.ts'
import './payment.css'

type PaymentFormProps = {
  booking: Booking
  user: Profile
  /** The last try was declined. */
  failed: boolean
  leaveFor: (url: string) => void
  /** What is shown of the booking no longer holds. */
  onStale: () => void
}

/** Who pays, what for, and the way to the payment provider's page. */
export function PaymentForm({ booking, user, failed, leaveFor, onStale }: PaymentFormProps) {
  const t = useT()
  const notify = useNotify()
  const errorText = useErrorText()
  const refreshSession = useRefreshSession()
  const words = useBookingWords()
  const payment = usePayment()
  const [problem, setProblem] = useState<string | null>(null)
  const form = useForm<PayerField, Payer>({
    initial: payerValues(user),
    schema: paymentSchema,
    onSubmit(payer) {
      setProblem(null)
      payment.mutate(payerRequest(booking.id, payer), { onSuccess: leave, onError: fail })
    },
  })

  // Back from the provider's page by the browser's button, the page is as it was left: with a button at work.
  const { reset } = payment
  useEffect(() => {
    const cameBack = ({ persisted }: PageTransitionEvent) => persisted && reset()
    window.addEventListener('pageshow', cameBack)
    return () => window.removeEventListener('pageshow', cameBack)
  }, [reset])

  function leave(result: PaymentResult): void {
    const outcome = bookingOutcome({ paymentRedirectUrl: result.redirect_url })
    if (outcome.kind === 'redirect') return leaveFor(outcome.url)
    reset()
    tell(t('payment.unable'))
  }

  function fail(error: Error): void {
    if (isSignedOutError(error)) return void refreshSession()
    // Paid, cancelled or gone since: the page shows which.
    if (error instanceof FiacreError && (error.status === 404 || error.status === 409)) onStale()
    const fields = problemFields(error, PAYER_FIELDS)
    if (Object.keys(fields).length > 0) form.refuse(fields)
    tell(errorText(error, t('payment.initFailed')))
  }

  function tell(description: string): void {
    setProblem(description)
    notify({ title: t('payment.error'), description, variant: 'destructive' })
  }

  const isWorking = payment.isPending || payment.isSuccess
  const incomplete = Object.values(form.errors).includes('Please fill in all required fields')
  return (
    <div className="fi-container payment">
      <PageHeader
        eyebrow={t('payment.eyebrow', { number: booking.bookingNumber })}
        title={t('payment.title')}
      />
      <div className="payment__before">
        {failed && (
          <Banner tone="danger" title={t('payment.failed')}>
            {t('payment.failedText')}
          </Banner>
        )}
        {isManualPayment(booking.id) && (
          <Banner title={t('payment.manual')}>
            {t('payment.manualText', { email: BRAND.email, number: booking.bookingNumber })}
          </Banner>
        )}
      </div>
      <div className="payment__columns">
        <Card tone="lifted">
          <form {...form.form} className="fi-stack" aria-labelledby="payment-payer">
            <div className="fi-stack fi-stack--tight">
              <h2 className="fi-subheading" id="payment-payer">
                {t('payment.payer')}
              </h2>
              <p className="fi-small fi-muted">{t('payment.payerHint')}</p>
            </div>
            {incomplete && <Banner tone="danger" live title={t('fillInAllRequiredFields')} />}
            <PayerFields form={form} />
            {problem && (
              <Banner tone="danger" title={t('payment.error')}>
                {problem}
              </Banner>
            )}
            <Button type="submit" size="lg" wide loading={isWorking} loadingLabel={t('payment.paying')}>
              {t('payment.pay', { amount: words.money(booking.totalPriceCents) })}
            </Button>
            <p className="payment__secure">
              <Icon name="shield" />
              {t('payment.secure')}
            </p>
          </form>
        </Card>
        <PaymentSummary booking={booking} />
      </div>
    </div>
  )
}
