import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '../../base/api/client-context.tsx'
import { balanceQuery, paymentMethodsQuery, travelAccountQuery } from '../../base/api/queries.ts'
import {
  newPaymentPlan,
  USUAL_PAYMENT,
  type NewPayment,
  type PaymentChoice,
} from '../../subjects/payment/way-to-pay.ts'

/**
 * How a checkout is paid: what there is to choose from, and what comes of the choice. Until the ways to pay are known, and for
 * tests, whose money is none, there is nothing to choose: then all of it is paid in the usual way.
 */
export function useNewPayment(totalCents: number, isTest: boolean) {
  const client = useClient()
  const [choice, setChoice] = useState<PaymentChoice>(USUAL_PAYMENT)
  const { data: ways } = useQuery({ ...paymentMethodsQuery(client), enabled: !isTest })
  const { data: balance } = useQuery({ ...balanceQuery(client), enabled: !isTest })
  const { data: travel } = useQuery({ ...travelAccountQuery(client), enabled: !isTest })
  const payment: NewPayment | undefined = ways && {
    ...ways,
    totalCents,
    balanceCents: balance?.amountCents ?? 0,
    company: travel?.company ?? null,
  }
  return { payment, choice, setChoice, plan: payment && newPaymentPlan(payment, choice) }
}
