import { useState } from 'react'
import { useLanguage } from '../../base/i18n/i18n-provider.tsx'
import type { BookingPayment, PaymentMethod } from '../../subjects/payment/booking-payment.ts'
import { readEuros, writeEuros } from '../../base/forms/euro-text.ts'
import { paymentPlan, type PaymentChoice } from '../../subjects/payment/payment-plan.ts'

/**
 * How the traveller pays: it starts from what was chosen for the booking before. The amount from the balance is all that
 * can be used until another is typed.
 * @param preferred the method to start from, when one was asked for on the way here
 */
export function usePaymentChoice(
  payment: BookingPayment,
  preferred: BookingPayment['method'] = payment.method,
) {
  const { language } = useLanguage()
  const [chosen, setMethod] = useState(preferred)
  const [share, setShare] = useState<PaymentChoice['share']>(
    payment.prepaymentCents < payment.totalCents ? 'part' : 'all',
  )
  const [usesBalance, setUsesBalance] = useState(false)
  const [typed, setTyped] = useState<string | null>(null)

  // A way that has been turned off since cannot be kept.
  const method: PaymentMethod =
    payment.methods.find((each) => each === chosen) ?? payment.methods[0] ?? 'card'
  const wanted = typed === null ? payment.balanceCents : readEuros(typed)
  const balanceCents = usesBalance ? (wanted ?? 0) : 0
  const plan = paymentPlan(payment, { method, share, balanceCents })

  /** Writes what is used after all, where more was typed or it was typed in another way. */
  function settleBalanceText(): void {
    if (typed !== null && wanted !== null) setTyped(writeEuros(plan.fromBalanceCents, language))
  }

  return {
    method,
    setMethod,
    share,
    setShare,
    usesBalance,
    setUsesBalance,
    balanceText: typed ?? writeEuros(plan.mostFromBalanceCents, language),
    setBalanceText: setTyped,
    settleBalanceText,
    isBalanceUnclear: usesBalance && wanted === null,
    plan,
  }
}

/** How the traveller pays, and how to choose otherwise. */
export type PaymentChoices = ReturnType<typeof usePaymentChoice>
