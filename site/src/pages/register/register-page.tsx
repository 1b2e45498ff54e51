import { useState } from 'react'
import { Link } from 'wouter'
import { useHeadingFocus } from '../../subjects/booking/use-heading-focus.ts'
import { BackToCheckout } from '../../subjects/checkout/back-to-checkout.tsx'
import { GoOn } from '../../subjects/checkout/go-on.tsx'
import { useCheckoutUnderWay } from '../../subjects/checkout/use-checkout-under-way.ts'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { AccountFrame } from '../../subjects/session/account-frame.tsx'
import { useSession } from '../../subjects/session/use-session.ts'
import { CheckEmail } from './check-email.tsx'
import { RegisterForm } from './register-form.tsx'

/** Registration: the form, then the Check Your Email screen (spec section 2). */
export function RegisterPage() {
  const t = useT()
  const [registered, setRegistered] = useState<string | null>(null)
  const checkout = useCheckoutUnderWay()
  const screen = useHeadingFocus<HTMLDivElement>(registered === null ? 'form' : 'check-email')
  if (useSession().status === 'signed-in') return <GoOn />
  return (
    <div ref={screen}>
      {registered === null ? (
        <AccountFrame
          title={t('register.title')}
          lead={t('register.lead')}
          foot={
            <>
              <p>
                {t('register.haveAccount')} <Link href="/login">{t('register.signIn')}</Link>
              </p>
              <p>{checkout ? <BackToCheckout /> : <Link href="/">{t('register.home')}</Link>}</p>
            </>
          }
        >
          <RegisterForm onRegistered={setRegistered} />
        </AccountFrame>
      ) : (
        <CheckEmail email={registered} checkout={checkout} />
      )}
    </div>
  )
}
