import { FiacreError } from '@fiacre/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { needsProof } from '../../base/api/needs-proof.ts'
import { QUERY_KEYS } from '../../base/api/queries.ts'
import { useLatestMutation } from '../../base/api/use-latest-mutation.ts'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { useErrorText } from '../../base/i18n/use-error-text.ts'
import { useNotify } from '../../base/notices/notices-provider.tsx'
import type { Partner } from './partner-reads.ts'

type PartnerChange<Input, Result> = {
  change: (input: Input) => Promise<Result>
  /** The partner as it is after that, where the answer has it. */
  partnerOf?: (result: Result) => Partner
  done?: string
  onDone?: (result: Result) => void
}

/** A change in a partner's area: what comes of it is shown at once, and what is wrong stands at its field. */
export function usePartnerChange<Input, Result>({
  change,
  partnerOf,
  done,
  onDone,
}: PartnerChange<Input, Result>) {
  const t = useT()
  const cache = useQueryClient()
  const notify = useNotify()
  const errorText = useErrorText()
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set())
  const mutation = useLatestMutation({
    mutationFn: change,
    onSuccess(result) {
      setWrong(new Set())
      if (partnerOf) cache.setQueryData(QUERY_KEYS.partner, partnerOf(result))
      if (done) notify({ title: done })
      onDone?.(result)
    },
    onError(error) {
      // Said in place.
      if (needsProof(error)) return
      const errors = error instanceof FiacreError ? (error.problem?.errors ?? []) : []
      setWrong(new Set(errors.map(({ pointer }) => pointer.replace(/^#?\//, '').split('/')[0] ?? '')))
      const isMeanwhile = error instanceof FiacreError && error.code === 'PRECONDITION_FAILED'
      if (isMeanwhile) void cache.invalidateQueries({ queryKey: QUERY_KEYS.partner })
      notify({
        title: t(isMeanwhile ? 'partner.meanwhile' : 'partner.notDone'),
        description: errorText(error, t('partner.tryAgain')),
        variant: 'destructive',
      })
    },
  })
  const isProofNeeded = mutation.isError && needsProof(mutation.error)
  return {
    send: mutation.mutate,
    isSending: mutation.isPending,
    wrong,
    /** What waits for the password. */
    toProve: isProofNeeded ? mutation.variables : undefined,
  }
}
