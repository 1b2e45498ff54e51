import { BRAND } from '../subjects/brand/brand.ts'
import type { Translator } from '../base/i18n/texts.ts'
import { Button } from '../ui/button/button.tsx'
import { EmptyState } from '../ui/empty-state/empty-state.tsx'
import { Logo } from '../ui/logo/logo.tsx'
import { ScreenReady } from './loading-screen.ts'
import './application-error.css'

/** 'Application Error' and its Refresh Page button (spec section 2). Needs nothing that may have broken. */
export function ApplicationError({ translator: { t } }: { translator: Translator }) {
  return (
    <main className="site-error fi-container">
      <a href="/" className="site-error__home" aria-label={t('shell.home', { brand: BRAND.name })}>
        <Logo name={BRAND.name} />
      </a>
      <div role="alert">
        <EmptyState
          level={1}
          icon="warning"
          title={t('shell.errorTitle')}
          action={<Button onClick={() => location.reload()}>{t('shell.refreshPage')}</Button>}
        >
          {t('shell.errorText')}
        </EmptyState>
      </div>
      <ScreenReady />
    </main>
  )
}
