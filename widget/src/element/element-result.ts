import { formatMoney } from '@fiacre/sdk/rules'
import type { FlowNotice } from '../booking/flow/ports.ts'
import type { CheckoutResult } from './checkout-result.ts'
import type { FiacreBookedDetail, FiacreCancelledDetail } from './element-events.ts'

/** What a page is told of a checkout, by which event. */
export type ElementResult =
  | { readonly event: 'fiacre:booked'; readonly detail: FiacreBookedDetail }
  | { readonly event: 'fiacre:cancelled'; readonly detail: FiacreCancelledDetail }

/** Field by field, so that nothing else reaches the page that the service may tell one day. */
export function elementResult(result: CheckoutResult): ElementResult {
  const { checkoutSessionId, test } = result
  if (result.outcome === 'cancelled')
    return { event: 'fiacre:cancelled', detail: { checkoutSessionId, bookingNumber: null, test } }
  const { bookingNumber, status, paymentStatus, currency, promoCode } = result
  if (result.outcome === 'unpaid')
    return { event: 'fiacre:cancelled', detail: { checkoutSessionId, bookingNumber, test } }
  const { totalPrice, totalPriceCents, discount, discountCents } = result
  const totals = { totalPrice, totalPriceCents, discount, discountCents, currency }
  const detail = { checkoutSessionId, bookingNumber, status, paymentStatus, ...totals, promoCode, test }
  return { event: 'fiacre:booked', detail }
}

/**
 * Says what came of a checkout: booked, in what it is charged in; booked and to be paid, with the way to it; or not booked.
 * @param origin where our site is
 */
export function resultNotice({ event, detail }: ElementResult, locale: string, origin: string): FlowNotice {
  if (event === 'fiacre:booked') {
    const price = formatMoney(detail.totalPriceCents, { locale })
    return {
      title: { id: 'booked', values: { number: detail.bookingNumber, price } },
      description: { id: 'bookedDescription' },
      variant: 'default',
    }
  }
  if (detail.bookingNumber === null)
    return { title: { id: 'notBooked' }, description: { id: 'notBookedDescription' }, variant: 'default' }
  return {
    title: { id: 'unpaid', values: { number: detail.bookingNumber } },
    description: { id: 'unpaidDescription' },
    variant: 'default',
    link: { label: { id: 'unpaidLink' }, href: `${origin}/dashboard?tab=history` },
  }
}
