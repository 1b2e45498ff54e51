import { prepaymentCents } from '@fiacre/sdk/rules'
import type { BookingRequest, CallResult } from '@fiacre/sdk'
import type { PaymentMethod } from './booking-payment.ts'
import { paymentPlan, type PaymentPlan } from './payment-plan.ts'

/** All by card, a part of it by card, all by bank transfer, or on the invoice of the traveller's company. */
export type WayToPay = 'all' | 'part' | 'transfer' | 'invoice'

/** The company on whose invoice the traveller may book. */
type Company = NonNullable<CallResult<'getTravelAccount'>['company']>

/** What a new booking costs and how it can be paid; money in EUR cents. */
export type NewPayment = {
  readonly totalCents: number
  readonly methods: readonly PaymentMethod[]
  readonly minimumPrepaymentPercent: number
  /** What lies on the account balance. */
  readonly balanceCents: number
  /** Null for who travels on nobody's invoice. */
  readonly company: Company | null
}

/** What the traveller wants: where that way is off, the first that is on takes its place. */
export type PaymentChoice = {
  readonly way: WayToPay
  readonly usesBalance: boolean
  /** What the bookkeeping of the company calls it. */
  readonly costReference?: string
}

/** What nobody chose: all of it, by the usual way. */
export const USUAL_PAYMENT: PaymentChoice = { way: 'all', usesBalance: false }

/** What comes of a choice for a new booking, which may go on a company's invoice. */
export type NewPaymentPlan = PaymentPlan | InvoicePlan

type InvoicePlan = Omit<PaymentPlan, 'method'> & {
  readonly method: 'invoice'
  readonly invoicePartnerId: string
  readonly costReference: string
}

/** The ways there are for a booking that is not made yet, the usual one first. */
export function waysToPay({
  methods,
  totalCents,
  minimumPrepaymentPercent,
  company,
}: NewPayment): WayToPay[] {
  const splits = prepaymentCents(totalCents, minimumPrepaymentPercent) < totalCents
  return [
    ...(methods.includes('card') ? (splits ? (['all', 'part'] as const) : (['all'] as const)) : []),
    ...(methods.includes('bank_transfer') ? (['transfer'] as const) : []),
    ...(company?.blockedBy === null ? (['invoice'] as const) : []),
  ]
}

/** The way that is taken: the one asked for, if it is on. */
export function chosenWay(payment: NewPayment, { way }: PaymentChoice): WayToPay {
  const ways = waysToPay(payment)
  return ways.includes(way) ? way : (ways[0] ?? 'all')
}

/** What comes of a choice for a new booking. */
export function newPaymentPlan(payment: NewPayment, choice: PaymentChoice): NewPaymentPlan {
  const { totalCents, minimumPrepaymentPercent, balanceCents, company } = payment
  const way = chosenWay(payment, choice)
  if (way === 'invoice' && company) return onInvoice(company, choice)
  const money = {
    totalCents,
    prepaymentCents: totalCents,
    paidCents: 0,
    outstandingCents: totalCents,
    minimumPrepaymentCents: prepaymentCents(totalCents, minimumPrepaymentPercent),
    minimumPrepaymentPercent,
    balanceCents,
  }
  return paymentPlan(money, {
    method: way === 'transfer' ? 'bank_transfer' : 'card',
    share: way === 'part' ? 'part' : 'all',
    balanceCents: choice.usesBalance ? balanceCents : 0,
  })
}

/** All of it is the company's: nothing is paid, and nothing comes from the balance. */
function onInvoice({ partnerId }: Company, { costReference = '' }: PaymentChoice): InvoicePlan {
  const nothing = { fromBalanceCents: 0, mostFromBalanceCents: 0, toPayCents: 0, toDriverCents: 0 }
  const written = costReference.trim()
  return {
    method: 'invoice',
    prepaymentPercent: 100,
    ...nothing,
    invoicePartnerId: partnerId,
    costReference: written,
  }
}

/** What a booking is asked for to be paid in a way. */
export type PaymentAsked = Pick<
  BookingRequest,
  'paymentMethod' | 'prepaymentPercent' | 'balanceCents' | 'invoicePartnerId' | 'costReference'
>

/** How a plan is asked for with the booking; what is usual is not named. */
export function paymentOfBooking(plan: NewPaymentPlan): PaymentAsked {
  const { method, prepaymentPercent, fromBalanceCents } = plan
  if (plan.method === 'invoice') {
    const { invoicePartnerId, costReference } = plan
    return { paymentMethod: 'invoice', invoicePartnerId, ...(costReference && { costReference }) }
  }
  return {
    ...(method === 'bank_transfer' && { paymentMethod: method }),
    ...(prepaymentPercent < 100 && { prepaymentPercent }),
    ...(fromBalanceCents > 0 && { balanceCents: fromBalanceCents }),
  }
}
