import { FiacreError, FiacreNetworkError, type PaymentRequest, type PaymentResult } from '@fiacre/sdk'
import { bookingOutcome } from '@fiacre/sdk/rules'
import { useState } from 'react'
import { usePageRestored } from '../../base/history/use-page-restored.ts'
import { isSignedOutError } from '../../subjects/session/use-session-end.ts'
import { problemFields } from '../../base/forms/problem-fields.ts'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { useErrorText } from '../../base/i18n/use-error-text.ts'
import { useNotify } from '../../base/notices/notices-provider.tsx'
import type { BankTransfer } from '../../subjects/payment/booking-payment.ts'
import { useRefreshSession } from '../../subjects/session/use-session.ts'
import { PAYER_FIELDS } from './payer-values.ts'
import { usePayment } from './use-payment.ts'

/** What the page does about how a payment goes. */
export type PaymentEvents = {
  readonly leaveFor: (url: string) => void
  /** What is shown of the booking or of the ways to pay no longer holds. */
  readonly onStale: () => void
  /** The pickup has passed, by the service's clock. */
  readonly onOver: () => void
  /** A bank transfer is awaited now. */
  readonly onTransfer: (transfer: BankTransfer) => void
}

/** Refusals after which the page has something else to show: paid, cancelled or gone since, or a way that was turned off. */
function isStale({ status, code }: FiacreError): boolean {
  return status === 404 || status === 409 || code === 'PAYMENT_METHOD_UNAVAILABLE'
}

/** Starts a payment and goes where it leads; `problem` says why it did not. */
export function useStartPayment(
  { leaveFor, onStale, onOver, onTransfer }: PaymentEvents,
  refuse: (fields: Readonly<Record<string, string>>) => void,
) {
  const t = useT()
  const notify = useNotify()
  const errorText = useErrorText()
  const refreshSession = useRefreshSession()
  const payment = usePayment()
  const [problem, setProblem] = useState<string | null>(null)

  // Back from the provider's page by the browser's button, the page is as it was left: with a button at work.
  const { reset } = payment
  usePageRestored(reset)

  function follow(result: PaymentResult): void {
    if (result.manualPayment && result.bankTransfer) return onTransfer(result.bankTransfer)
    const outcome = bookingOutcome({ paymentRedirectUrl: result.redirect_url })
    if (outcome.kind === 'redirect') return leaveFor(outcome.url)
    reset()
    tell(t('payment.unable'))
  }

  function fail(error: Error): void {
    if (isSignedOutError(error)) return void refreshSession()
    if (error instanceof FiacreError && isStale(error)) {
      if (error.code === 'BOOKING_OVER') onOver()
      onStale()
    }
    const fields = problemFields(error, PAYER_FIELDS)
    if (Object.keys(fields).length > 0) refuse(fields)
    const isAway = error instanceof FiacreNetworkError
    tell(errorText(error, t(isAway ? 'payment.initUnreachable' : 'payment.initFailed')))
  }

  function tell(description: string): void {
    setProblem(description)
    notify({ title: t('payment.error'), description, variant: 'destructive' })
  }

  function start(request: PaymentRequest): void {
    setProblem(null)
    payment.mutate(request, { onSuccess: follow, onError: fail })
  }

  return { start, problem, isWorking: payment.isPending || payment.isSuccess }
}
