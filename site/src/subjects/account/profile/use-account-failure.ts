import { useCallback } from 'react'
import { isSignedOutError } from '../../session/use-session-end.ts'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { useErrorText } from '../../../base/i18n/use-error-text.ts'
import { useNotify } from '../../../base/notices/notices-provider.tsx'
import { useSessionEnded } from '../../session/use-session-ended.ts'

/**
 * Deals with a call about the account that failed: where the session has ended the page leads to the sign-in, anything
 * else is said by a notice under a title.
 */
export function useAccountFailure(): (error: unknown, title: string) => void {
  const t = useT()
  const notify = useNotify()
  const errorText = useErrorText()
  const sessionEnded = useSessionEnded()
  return useCallback(
    (error, title) => {
      if (isSignedOutError(error)) return sessionEnded()
      notify({ title, description: errorText(error, t('shell.tryLater')), variant: 'destructive' })
    },
    [t, notify, errorText, sessionEnded],
  )
}
