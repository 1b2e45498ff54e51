import { useQueryClient } from '@tanstack/react-query'
import { useLatestMutation } from '../../../base/api/use-latest-mutation.ts'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { useErrorText } from '../../../base/i18n/use-error-text.ts'
import { useNotify } from '../../../base/notices/notices-provider.tsx'
import { WEBHOOKS_KEY } from './webhook-reads.ts'

/** A change of the addresses of webhooks, which are read again after it. */
export function useWebhookChange<Input, Made>(
  change: (input: Input) => Promise<Made>,
  options: { done: string; onDone?: (made: Made) => void },
) {
  const t = useT()
  const cache = useQueryClient()
  const notify = useNotify()
  const errorText = useErrorText()
  const mutation = useLatestMutation<Made, Error, Input>({
    mutationFn: change,
    onSuccess(made) {
      notify({ title: options.done })
      options.onDone?.(made)
    },
    onError(error) {
      notify({
        title: t('carrier.notSaved'),
        description: errorText(error, t('carrier.tryAgain')),
        variant: 'destructive',
      })
    },
    onSettled: () => cache.invalidateQueries({ queryKey: WEBHOOKS_KEY }),
  })
  return { send: mutation.mutate, isSending: mutation.isPending }
}
