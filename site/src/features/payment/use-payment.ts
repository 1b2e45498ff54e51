import { FiacreError, newIdempotencyKey, type PaymentRequest, type PaymentResult } from '@fiacre/sdk'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useClient } from '../../api/client-context.tsx'

/** One wish to pay, told from the next by its key. */
type Attempt = { readonly key: string; readonly wish: string }

/**
 * Starts a payment. While it is not known whether the last try arrived, the same wish goes out under the same
 * Idempotency-Key, so that pressing again cannot open a second payment; after an answer the next try is a new one.
 */
export function usePayment() {
  const client = useClient()
  const attempt = useRef<Attempt | null>(null)
  return useMutation<PaymentResult, Error, PaymentRequest>({
    mutationFn: (body) => {
      const wish = JSON.stringify(body)
      if (attempt.current?.wish !== wish) attempt.current = { key: newIdempotencyKey(), wish }
      return client.createPayment({ body, idempotencyKey: attempt.current.key })
    },
    onSuccess: () => {
      attempt.current = null
    },
    onError: (error) => {
      if (error instanceof FiacreError && error.status < 500) attempt.current = null
    },
  })
}
