import { FiacreError } from '@fiacre/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useLatestMutation } from '../../base/api/use-latest-mutation.ts'
import { QUERY_KEYS } from '../../base/api/queries.ts'
import { useErrorText } from '../../base/i18n/use-error-text.ts'
import { useNotify } from '../../base/notices/notices-provider.tsx'

const SAID_IN_PLACE: ReadonlySet<string> = new Set(['PROOF_NEEDED', 'PRECONDITION_FAILED'])

type Notice = { title: string; description?: string }

type AdminChange<Input, Result> = {
  change: (input: Input) => Promise<Result>
  /** What is said once it is done, or what to say of what came of it. */
  done: Notice | ((result: Result) => Notice)
  failed: { title: string; description: string }
  onDone?: (result: Result) => void
}

/** A change that an administrator makes: a notice says what came of it, and everything that is shown is read again. */
export function useAdminChange<Input, Result>({ change, done, failed, onDone }: AdminChange<Input, Result>) {
  const cache = useQueryClient()
  const notify = useNotify()
  const errorText = useErrorText()
  return useLatestMutation({
    mutationFn: change,
    onSuccess(result) {
      notify(typeof done === 'function' ? done(result) : done)
      onDone?.(result)
    },
    onError(error) {
      // Said by the form itself, beside what is to be done about it.
      if (error instanceof FiacreError && SAID_IN_PLACE.has(error.code)) return
      // What the browser itself refused, such as a passkey that nobody touched.
      if (error instanceof DOMException) return
      notify({
        title: failed.title,
        description: errorText(error, failed.description),
        variant: 'destructive',
      })
    },
    onSettled: () => cache.invalidateQueries({ queryKey: QUERY_KEYS.admin }),
  })
}
