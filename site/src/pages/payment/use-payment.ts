import type { PaymentRequest, PaymentResult } from '@fiacre/sdk'
import { useLatestMutation } from '../../base/api/use-latest-mutation.ts'
import { useClient } from '../../base/api/client-context.tsx'
import { useAttemptKey } from '../../base/forms/use-attempt-key.ts'

/** Starts a payment. Pressing again while it is not known whether the last try arrived cannot open a second one. */
export function usePayment() {
  const client = useClient()
  const attempts = useAttemptKey()
  return useLatestMutation<PaymentResult, Error, PaymentRequest>({
    mutationFn: (body) => client.createPayment({ body, idempotencyKey: attempts.keyFor(body) }),
    onSuccess: attempts.answered,
    onError: attempts.failed,
  })
}
