import { FiacreError } from '@fiacre/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useLatestMutation } from '../../../base/api/use-latest-mutation.ts'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { useErrorText } from '../../../base/i18n/use-error-text.ts'
import { useNotify } from '../../../base/notices/notices-provider.tsx'
import { RIDES_KEY } from './ride-reads.ts'

/** An answer about a ride; whatever comes of it, the rides are read again, as others move them too. */
export function useRideChange<Input = void>(
  change: (input: Input) => Promise<unknown>,
  options: { done: string; onDone?: () => void },
) {
  const t = useT()
  const cache = useQueryClient()
  const notify = useNotify()
  const errorText = useErrorText()
  const mutation = useLatestMutation<unknown, Error, Input>({
    mutationFn: change,
    onSuccess() {
      notify({ title: options.done })
      options.onDone?.()
    },
    onError(error) {
      const isMeanwhile = error instanceof FiacreError && error.code === 'PRECONDITION_FAILED'
      notify({
        title: t(isMeanwhile ? 'carrier.meanwhile' : 'carrier.rides.failed'),
        description: isMeanwhile ? t('carrier.rides.lookAgain') : errorText(error, t('carrier.tryAgain')),
        variant: 'destructive',
      })
    },
    onSettled: () => cache.invalidateQueries({ queryKey: RIDES_KEY }),
  })
  return { send: mutation.mutate, isSending: mutation.isPending }
}
