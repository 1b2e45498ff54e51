import { useState } from 'react'
import { Link, Redirect } from 'wouter'
import { useT } from '../../i18n/i18n-provider.tsx'
import { AccountFrame } from '../../session/account-frame.tsx'
import { useSession } from '../../session/use-session.ts'
import { Banner } from '../../ui/banner/banner.tsx'
import { hasPendingQuote } from './has-pending-quote.ts'
import { LinkInvalid } from './link-invalid.tsx'
import { LoginForm } from './login-form.tsx'
import { useConfirmation } from './use-confirmation.ts'

/** Sign-in. Whoever is signed in goes on to the dashboard, where a pending price is brought back. */
export function LoginPage() {
  const t = useT()
  const { isInvalid } = useConfirmation()
  const [quoteWaits] = useState(() => hasPendingQuote(new Date()))
  if (useSession().status === 'signed-in') return <Redirect to="/dashboard" replace />
  return (
    <AccountFrame
      title={t('login.title')}
      lead={t('login.lead')}
      foot={
        <>
          <p>
            {t('login.noAccount')} <Link href="/register">{t('login.register')}</Link>
          </p>
          <p>
            <Link href="/">{t('login.home')}</Link>
          </p>
        </>
      }
    >
      {isInvalid && <LinkInvalid />}
      {quoteWaits && <Banner title={t('login.quoteKept')}>{t('login.quoteKeptText')}</Banner>}
      <LoginForm />
    </AccountFrame>
  )
}
