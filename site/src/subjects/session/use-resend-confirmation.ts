import { FiacreError } from '@fiacre/sdk'
import { useLatestMutation } from '../../base/api/use-latest-mutation.ts'
import { useClient } from '../../base/api/client-context.tsx'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { useNotify } from '../../base/notices/notices-provider.tsx'
import { RESEND_WAIT_SECONDS } from './resend-wait.ts'
import { useRefusalText } from './use-refusal-text.ts'
import { useWait } from './use-wait.ts'

/**
 * Sends the confirmation mail to an address once more, and says by a notice how that went (spec section 8). `wait` is how
 * many seconds are left until it may be sent again.
 */
export function useResendConfirmation() {
  const client = useClient()
  const notify = useNotify()
  const t = useT()
  const refusalText = useRefusalText()
  const { left: wait, begin } = useWait()
  const { mutate, isPending } = useLatestMutation({
    mutationFn: (email: string) => client.resendConfirmation({ body: { email } }),
    onSuccess: () => {
      begin(RESEND_WAIT_SECONDS)
      notify({ title: t('shell.emailSent'), description: t('shell.emailSentText') })
    },
    onError: (error) => {
      const description =
        error instanceof FiacreError ? refusalText(error, t('shell.tryLater')) : t('shell.tryLater')
      notify({ variant: 'destructive', title: t('shell.emailFailed'), description })
    },
  })
  return { send: mutate, isSending: isPending, wait }
}
