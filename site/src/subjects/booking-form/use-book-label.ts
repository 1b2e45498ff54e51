import { useStore } from 'zustand'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { useBookingWords } from '../booking/use-booking-words.ts'
import { newPaymentPlan, waysToPay } from '../payment/way-to-pay.ts'
import { useSession } from '../session/use-session.ts'
import { useBookingFlow, usePaymentWish } from './booking-flow-provider.tsx'
import { wishedBy } from './payment-wish.ts'

/**
 * What Book Now says where the next click leads to the payment: that it costs money, and how much (Directive 2011/83/EU, article 8.2).
 * Undefined where nothing is charged by it: for visitors, without a price that holds, and while billing details are missing.
 */
export function useBookLabel(): string | undefined {
  const t = useT()
  const { money } = useBookingWords()
  const { user } = useSession()
  const flow = useBookingFlow()
  const quote = useStore(flow, (state) => (state.quoteExpired || state.billingWarning ? null : state.quote))
  // It is known once the ways to pay are on the screen, and so are the words.
  const wish = useStore(usePaymentWish())
  if (!user || !quote || !wish.offered) return undefined
  const payment = { ...wish.offered, totalCents: quote.totalPriceCents }
  if (waysToPay(payment).length === 0) return undefined
  const { method, toPayCents } = newPaymentPlan(payment, wishedBy(user, wish))
  if (method === 'invoice') return t('payments.bookOnInvoice')
  if (toPayCents === 0) return t('bookingForm.bookFromBalance')
  return t(method === 'card' ? 'bookingForm.bookAndPay' : 'bookingForm.bookAndTransfer', {
    amount: money(toPayCents),
  })
}
