import { useState } from 'react'
import { Link } from 'wouter'
import { BackToCheckout } from '../../checkouts/back-to-checkout.tsx'
import { GoOn } from '../../checkouts/go-on.tsx'
import { useCheckoutUnderWay } from '../../checkouts/use-checkout-under-way.ts'
import { useT } from '../../i18n/i18n-provider.tsx'
import { AccountFrame } from '../../session/account-frame.tsx'
import { useSession } from '../../session/use-session.ts'
import { Banner } from '../../ui/banner/banner.tsx'
import { hasPendingQuote } from './has-pending-quote.ts'
import { LinkInvalid } from './link-invalid.tsx'
import { LoginForm } from './login-form.tsx'
import { useConfirmation } from './use-confirmation.ts'

/** Sign-in. Whoever is signed in goes on: to a checkout under way, else to the dashboard, which brings a pending price back. */
export function LoginPage() {
  const t = useT()
  const { isInvalid } = useConfirmation()
  const [quoteWaits] = useState(() => hasPendingQuote(new Date()))
  const checkout = useCheckoutUnderWay()
  if (useSession().status === 'signed-in') return <GoOn />
  return (
    <AccountFrame
      title={t('login.title')}
      lead={t('login.lead')}
      foot={
        <>
          <p>
            {t('login.noAccount')} <Link href="/register">{t('login.register')}</Link>
          </p>
          <p>{checkout ? <BackToCheckout /> : <Link href="/">{t('login.home')}</Link>}</p>
        </>
      }
    >
      {isInvalid && <LinkInvalid />}
      {(quoteWaits || checkout) && <Banner title={t('login.quoteKept')}>{t('login.quoteKeptText')}</Banner>}
      <LoginForm />
    </AccountFrame>
  )
}
