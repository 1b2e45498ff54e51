import { useCallback } from 'react'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { useRefusalText } from './use-refusal-text.ts'

/** As `useRefusalText`, also for what the browser itself says of a passkey (WebAuthn Level 3, sections 5.1.3 and 5.1.4). */
export function usePasskeyText(): (error: unknown, fallback: string) => string {
  const t = useT()
  const refusalText = useRefusalText()
  return useCallback(
    (error, fallback) => {
      if (!(error instanceof DOMException)) return refusalText(error, fallback)
      if (error.name === 'SecurityError') return t('account.passkey.elsewhere')
      if (error.name === 'InvalidStateError') return t('account.passkey.known')
      return t('account.passkey.stopped')
    },
    [t, refusalText],
  )
}
