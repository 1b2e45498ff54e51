import { FiacreError } from '@fiacre/sdk'
import { useMutation } from '@tanstack/react-query'
import { useClient } from '../api/client-context.tsx'
import { useT } from '../i18n/i18n-provider.tsx'
import { useErrorText } from '../i18n/use-error-text.ts'
import { useNotify } from '../notices/notices-provider.tsx'

/** Sends the confirmation mail to an address once more, and says by a notice how that went (spec section 8). */
export function useResendConfirmation() {
  const client = useClient()
  const notify = useNotify()
  const t = useT()
  const errorText = useErrorText()
  return useMutation({
    mutationFn: (email: string) => client.resendConfirmation({ body: { email } }),
    onSuccess: () => notify({ title: t('shell.emailSent'), description: t('shell.emailSentText') }),
    onError: (error) => {
      const description =
        error instanceof FiacreError ? errorText(error, t('shell.tryLater')) : t('shell.tryLater')
      notify({ variant: 'destructive', title: t('shell.emailFailed'), description })
    },
  })
}
