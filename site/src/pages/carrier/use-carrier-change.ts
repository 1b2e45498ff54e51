import { FiacreError } from '@fiacre/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useLatestMutation } from '../../base/api/use-latest-mutation.ts'
import { useState } from 'react'
import { QUERY_KEYS } from '../../base/api/queries.ts'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { useErrorText } from '../../base/i18n/use-error-text.ts'
import { useNotify } from '../../base/notices/notices-provider.tsx'
import { needsProof } from '../../base/api/needs-proof.ts'
import type { Carrier } from './carrier-reads.ts'

/** A change of the carrier: what comes of it is shown at once, and what is wrong stands at its field. */
export function useCarrierChange<Input>(
  change: (input: Input) => Promise<Carrier>,
  options: { done: string; onDone?: () => void },
) {
  const t = useT()
  const cache = useQueryClient()
  const notify = useNotify()
  const errorText = useErrorText()
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set())
  const mutation = useLatestMutation({
    mutationFn: change,
    onSuccess(carrier) {
      setWrong(new Set())
      cache.setQueryData(QUERY_KEYS.carrier, carrier)
      notify({ title: options.done })
      options.onDone?.()
    },
    onError(error) {
      // Said in place.
      if (needsProof(error)) return
      const errors = error instanceof FiacreError ? (error.problem?.errors ?? []) : []
      setWrong(new Set(errors.map(({ pointer }) => pointer.replace(/^#?\//, '').split('/')[0] ?? '')))
      const isMeanwhile = error instanceof FiacreError && error.code === 'PRECONDITION_FAILED'
      if (isMeanwhile) void cache.invalidateQueries({ queryKey: QUERY_KEYS.carrier })
      notify({
        title: t(isMeanwhile ? 'carrier.meanwhile' : 'carrier.notSaved'),
        description: errors.length > 0 ? t('carrier.look') : errorText(error, t('carrier.tryAgain')),
        variant: 'destructive',
      })
    },
  })
  const isProofNeeded = mutation.isError && needsProof(mutation.error)
  return {
    send: mutation.mutate,
    isSending: mutation.isPending,
    wrong,
    /** What waits for the password, and how it goes on or is left. */
    toProve: isProofNeeded ? mutation.variables : undefined,
    leave: mutation.reset,
  }
}
