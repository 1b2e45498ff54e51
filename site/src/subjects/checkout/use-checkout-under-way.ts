import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { useClient } from '../../base/api/client-context.tsx'
import { checkoutQuery } from './checkout-query.ts'
import { CHECKOUT_PATH, type Checkout } from './checkout.ts'
import { isCheckoutUnderWay } from './under-way.ts'

/**
 * The checkout that this tab is in the middle of, on whatever page the journey has led to; undefined while there is none
 * or it is not known. On the checkout's own page that page asks.
 */
export function useCheckoutUnderWay(): Checkout | undefined {
  const [path] = useLocation()
  const { data } = useQuery({
    ...checkoutQuery(useClient()),
    enabled: path !== CHECKOUT_PATH && isCheckoutUnderWay(),
  })
  return data
}
