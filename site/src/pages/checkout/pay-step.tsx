import type { BookingResult, Profile, Quote } from '@fiacre/sdk'
import { bookingOutcome, isTravelNumber, paymentPath } from '@fiacre/sdk/rules'
import { useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useBookingWords } from '../../subjects/booking/use-booking-words.ts'
import type { Checkout } from '../../subjects/checkout/checkout.ts'
import { HowYouPay } from '../../subjects/payment/how-you-pay.tsx'
import { ConsentLine } from '../../subjects/traveller/consent-line.tsx'
import { paymentOfBooking } from '../../subjects/payment/way-to-pay.ts'
import { useT, useTranslator } from '../../base/i18n/i18n-provider.tsx'
import { useErrorText } from '../../base/i18n/use-error-text.ts'
import { useNotify } from '../../base/notices/notices-provider.tsx'
import { useRefreshSession } from '../../subjects/session/use-session.ts'
import { Button } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { bookingFailure } from './booking-failure.ts'
import { bookingOfCheckout } from './booking-of-checkout.ts'
import { PayerFacts } from './payer-facts.tsx'
import { PayMessage, type PayProblem } from './pay-message.tsx'
import { PriceHold } from './price-hold.tsx'
import { NO_WISHES } from './trip-wishes.ts'
import { useBook } from './use-book.ts'
import { useNewPayment } from './use-new-payment.ts'
import { WishFields } from './wish-fields.tsx'

type PayStepProps = {
  checkout: Checkout
  /** The price to agree to; the checkout's own, or one that has taken its place. */
  quote: Quote
  /** The price before, in cents, when another has taken its place and waits for a yes. */
  replacedCents: number | null
  user: Profile
  leaveFor: (url: string) => void
  onNewPrice: (quote: Quote) => void
  /** What is shown of the checkout no longer holds. */
  onStale: () => void
}

/** Books and goes to the payment. */
export function PayStep({
  checkout,
  quote,
  replacedCents,
  user,
  leaveFor,
  onNewPrice,
  onStale,
}: PayStepProps) {
  const t = useT()
  const { say } = useTranslator()
  const notify = useNotify()
  const errorText = useErrorText()
  const words = useBookingWords()
  const refreshSession = useRefreshSession()
  const [, navigate] = useLocation()
  const [wishes, setWishes] = useState(NO_WISHES)
  const { payment, choice, setChoice, plan } = useNewPayment(quote.totalPriceCents, checkout.test)
  const travelNumber = useRef<HTMLInputElement>(null)
  const [isRefused, setRefused] = useState(false)
  const [problem, setProblem] = useState<PayProblem | null>(null)
  const booking = useBook()
  const isWorking = booking.isPending || booking.isSuccess
  const toPayCents = plan?.toPayCents ?? quote.totalPriceCents
  const isWrong = !isTravelNumber(wishes.travelNumber)
  const wishError = isRefused && isWrong ? t('travelNumberWrong') : undefined

  function payLabel(): string {
    if (plan?.method === 'invoice') return t('payments.bookOnInvoice')
    if (toPayCents === 0) return t('payments.payByBalance')
    const amount = words.money(toPayCents)
    return t(plan?.method === 'bank_transfer' ? 'payments.payByTransfer' : 'payments.pay', { amount })
  }

  function pay(): void {
    setProblem(null)
    setRefused(isWrong)
    if (isWrong) return travelNumber.current?.focus()
    booking.mutate(bookingOfCheckout(checkout, quote, wishes, plan ? paymentOfBooking(plan) : {}), {
      onSuccess: follow,
      onError: fail,
    })
  }

  function follow(result: BookingResult): void {
    const outcome = bookingOutcome(result)
    if (outcome.kind === 'redirect') return leaveFor(outcome.url)
    if (outcome.kind === 'payment-error') {
      notify({ title: t('error'), description: say(outcome.message), variant: 'destructive' })
    }
    // The booking stands, and its own page knows every way to pay for it.
    navigate(paymentPath(result.booking.id))
  }

  function fail(error: Error): void {
    const failure = bookingFailure(error)
    switch (failure.kind) {
      case 'signed-out':
      case 'billing':
        return void refreshSession()
      case 'price':
        return onNewPrice(failure.quote)
      case 'stale':
        onStale()
        return setProblem({ text: errorText(error, t('checkout.bookFailed')), isFinal: true })
      case 'impossible':
        return setProblem({ text: errorText(error, t('checkout.bookFailed')), isFinal: true })
      case 'retry':
        return setProblem({ text: errorText(error, t('checkout.unreachableText')), isFinal: false })
    }
  }

  return (
    <>
      <h2 className="fi-heading">{t('checkout.payTitle')}</h2>
      <PayerFacts user={user} />
      <WishFields
        wishes={wishes}
        onChange={setWishes}
        quote={quote}
        error={wishError}
        travelNumber={travelNumber}
      />
      {payment && <HowYouPay payment={payment} pickup={quote} choice={choice} onChange={setChoice} />}
      <PayMessage
        problem={problem}
        beforeCents={replacedCents}
        nowCents={quote.totalPriceCents}
        backUrl={checkout.backUrl}
        partner={checkout.brand.partner ? checkout.brand.name : null}
      />
      {!problem?.isFinal && (
        <div className="fi-stack fi-stack--tight">
          <ConsentLine to="book" />
          <Button size="lg" wide loading={isWorking} loadingLabel={t('checkout.paying')} onClick={pay}>
            {payLabel()}
          </Button>
          <PriceHold expiresAt={quote.expiresAt} />
        </div>
      )}
      {plan?.method !== 'invoice' && (
        <p className="checkout-pay__secure">
          <Icon name="shield" />
          {t('payments.secure')}
        </p>
      )}
    </>
  )
}
