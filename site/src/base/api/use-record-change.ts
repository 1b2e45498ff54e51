import { FiacreError } from '@fiacre/sdk'
import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useState } from 'react'
import { useErrorText } from '../i18n/use-error-text.ts'
import { useNotify } from '../notices/notices-provider.tsx'
import { needsProof } from './needs-proof.ts'
import { useLatestMutation } from './use-latest-mutation.ts'

type RecordChange<Input, Result> = {
  change: (input: Input) => Promise<Result>
  /** Where the record is kept. */
  queryKey: QueryKey
  /** The record as it is after that, where the answer has it. */
  kept?: ((result: Result) => unknown) | undefined
  /** What is said of a change that came in between, or failed, what to do then, and where fields are wrong. */
  words: { meanwhile: string; failed: string; tryAgain: string; look?: string }
  done?: string | undefined
  onDone?: ((result: Result) => void) | undefined
}

/** A change of a record that one's page shows: what comes of it is shown at once, and what is wrong stands at its field. */
export function useRecordChange<Input, Result>({
  change,
  queryKey,
  kept,
  words,
  done,
  onDone,
}: RecordChange<Input, Result>) {
  const cache = useQueryClient()
  const notify = useNotify()
  const errorText = useErrorText()
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set())
  const mutation = useLatestMutation({
    mutationFn: change,
    onSuccess(result: Result) {
      setWrong(new Set())
      if (kept) cache.setQueryData(queryKey, kept(result))
      if (done) notify({ title: done })
      onDone?.(result)
    },
    onError(error: Error) {
      // Said in place.
      if (needsProof(error)) return
      const errors = error instanceof FiacreError ? (error.problem?.errors ?? []) : []
      setWrong(new Set(errors.map(({ pointer }) => pointer.replace(/^#?\//, '').split('/')[0] ?? '')))
      const isMeanwhile = error instanceof FiacreError && error.code === 'PRECONDITION_FAILED'
      if (isMeanwhile) void cache.invalidateQueries({ queryKey })
      const look = errors.length > 0 ? words.look : undefined
      notify({
        title: isMeanwhile ? words.meanwhile : words.failed,
        description: look ?? errorText(error, words.tryAgain),
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
