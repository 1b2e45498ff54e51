import { useEffect } from 'react'
import { useT } from '../base/i18n/i18n-provider.tsx'
import { Button } from '../ui/button/button.tsx'
import { EmptyState } from '../ui/empty-state/empty-state.tsx'
import { ScreenReady } from './loading-screen.ts'

/**
 * In the place of a page that could not be fetched; header and footer stay. Loaded anew, as a browser keeps a failed piece of code
 * for failed: when the traveller asks for it, and by itself once the network is back.
 */
export function NotFetched() {
  const t = useT()
  const isOffline = !navigator.onLine
  useEffect(() => {
    const again = () => location.reload()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [])
  return (
    <div className="site-not-fetched fi-container" role="alert">
      <EmptyState
        level={1}
        icon="warning"
        title={t(isOffline ? 'shell.offlineTitle' : 'shell.fetchTitle')}
        action={<Button onClick={() => location.reload()}>{t('tryAgain')}</Button>}
      >
        {t(isOffline ? 'shell.offlineText' : 'shell.fetchText')}
      </EmptyState>
      <ScreenReady />
    </div>
  )
}
