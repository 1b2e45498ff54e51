import { useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../../base/api/client-context.tsx'
import { needsProof } from '../../../base/api/needs-proof.ts'
import { useLatestMutation } from '../../../base/api/use-latest-mutation.ts'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { useErrorText } from '../../../base/i18n/use-error-text.ts'
import { useNotify } from '../../../base/notices/notices-provider.tsx'
import { teamQuery, type CarrierTeam } from './team-read.ts'

type Change<Input, Result> = {
  change: (input: Input) => Promise<Result>
  teamOf: (result: Result) => CarrierTeam
  done: string
  onDone?: (result: Result) => void
}

/** A change of who acts for the carrier: what comes of it is shown at once. */
export function useTeamChange<Input, Result>({ change, teamOf, done, onDone }: Change<Input, Result>) {
  const t = useT()
  const client = useClient()
  const cache = useQueryClient()
  const notify = useNotify()
  const errorText = useErrorText()
  const mutation = useLatestMutation({
    mutationFn: change,
    onSuccess(result) {
      cache.setQueryData(teamQuery(client).queryKey, teamOf(result))
      notify({ title: done })
      onDone?.(result)
    },
    onError(error) {
      // Said in place.
      if (needsProof(error)) return
      const description = errorText(error, t('carrier.tryAgain'))
      notify({ title: t('carrier.notSaved'), description, variant: 'destructive' })
    },
  })
  const isProofNeeded = mutation.isError && needsProof(mutation.error)
  return {
    send: mutation.mutate,
    isSending: mutation.isPending,
    toProve: isProofNeeded ? mutation.variables : undefined,
  }
}
