import type { components } from '@fiacre/sdk/contract'
import type { Payable } from './plain-page.ts'
import type { Fields } from './read-form.ts'

type Schemas = components['schemas']

/** How a booking is asked for to be paid. */
type PaymentAsked = Pick<
  Schemas['BookingRequest'],
  'paymentMethod' | 'prepaymentPercent' | 'balanceCents' | 'invoicePartnerId' | 'costReference'
>

/** Of a form come the way and whether the balance is used; every amount, and whose invoice it is, is the account's own. */
export function paymentAsked(
  fields: Fields,
  { totalCents, minimumPrepaymentPercent, balanceCents, company }: Payable,
): PaymentAsked {
  const { way, costReference = '' } = fields
  if (way === 'invoice' && company) {
    const reference = costReference.trim()
    return {
      paymentMethod: 'invoice',
      invoicePartnerId: company.partnerId,
      ...(reference && { costReference: reference }),
    }
  }
  const usesBalance = Boolean(fields['balance']) && balanceCents > 0
  // Where the balance pays it all there is no transfer to wait for.
  const isTransfer = way === 'transfer' && !(usesBalance && balanceCents >= totalCents)
  return {
    paymentMethod: isTransfer ? 'bank_transfer' : 'card',
    ...(way === 'part' && { prepaymentPercent: minimumPrepaymentPercent }),
    ...(usesBalance && { balanceCents }),
  }
}

type PaidSoFar = Pick<
  Schemas['BookingPayment'],
  'totalCents' | 'prepaymentCents' | 'paidCents' | 'minimumPrepaymentPercent' | 'balanceCents'
>

/** The same of a booking that is made: once something is paid, what was agreed then stays. */
export function paymentOfBooking(fields: Fields, payment: PaidSoFar) {
  const { totalCents, prepaymentCents, paidCents, minimumPrepaymentPercent, balanceCents } = payment
  const { paymentMethod, ...asked } = paymentAsked(fields, {
    totalCents: totalCents - paidCents,
    minimumPrepaymentPercent,
    balanceCents,
    company: null,
    methods: [],
  })
  const isAgreed = paidCents > 0 && paymentMethod === 'card'
  return {
    method: paymentMethod === 'bank_transfer' ? ('bank_transfer' as const) : ('card' as const),
    ...asked,
    // The service made the cents of the percentage by rounding up.
    ...(isAgreed && { prepaymentPercent: Math.floor((prepaymentCents * 100) / totalCents) }),
  }
}
