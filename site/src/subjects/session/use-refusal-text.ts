import { FiacreError } from '@fiacre/sdk'
import { useCallback } from 'react'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { useErrorText } from '../../base/i18n/use-error-text.ts'

/** Beyond this many seconds a wait is told in minutes. */
const TOLD_IN_SECONDS = 90

/** As `useErrorText`, and whoever has tried too often is told how long to wait, where the service said so. */
export function useRefusalText(): (error: unknown, fallback: string) => string {
  const t = useT()
  const errorText = useErrorText()
  return useCallback(
    (error, fallback) => {
      const wait = error instanceof FiacreError && error.status === 429 ? error.retryAfter : undefined
      if (wait === undefined) return errorText(error, fallback)
      if (wait > TOLD_IN_SECONDS) return t('account.tooManyMinutes', { minutes: Math.ceil(wait / 60) })
      return t('account.tooMany', { seconds: Math.max(1, Math.ceil(wait)) })
    },
    [t, errorText],
  )
}
