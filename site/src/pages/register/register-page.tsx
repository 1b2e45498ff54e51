import { useState } from 'react'
import { Link } from 'wouter'
import { useHeadingFocus } from '../../subjects/booking/use-heading-focus.ts'
import { BackToCheckout } from '../../subjects/checkout/back-to-checkout.tsx'
import { GoOn } from '../../subjects/checkout/go-on.tsx'
import { useCheckoutUnderWay } from '../../subjects/checkout/use-checkout-under-way.ts'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { useBrowserValue } from '../../base/browser/use-browser-value.ts'
import { AccountFrame } from '../../subjects/session/account-frame.tsx'
import { pendingRide } from '../../subjects/session/pending-ride.ts'
import { purposeOf, signInPath } from '../../subjects/session/return-path.ts'
import { RideCard } from '../../subjects/session/ride-card.tsx'
import { RideStrip } from '../../subjects/session/ride-strip.tsx'
import { useReturnPath } from '../../subjects/session/use-return-path.ts'
import { useSession } from '../../subjects/session/use-session.ts'
import { CheckEmail } from './check-email.tsx'
import { RegisterForm } from './register-form.tsx'

/** Registration: the form, then the Check Your Email screen (spec section 2). */
export function RegisterPage() {
  const t = useT()
  const [registered, setRegistered] = useState<string | null>(null)
  const checkout = useCheckoutUnderWay()
  const back = useReturnPath()
  const toSignIn = back === null ? '/login' : signInPath(back)
  const ride = useBrowserValue(() => pendingRide(new Date()), null)
  const screen = useHeadingFocus<HTMLDivElement>(registered === null ? 'form' : 'check-email')
  if (useSession().status === 'signed-in') return <GoOn />
  return (
    <div ref={screen}>
      {registered === null ? (
        <AccountFrame
          above={ride && <RideStrip ride={ride} />}
          beside={ride && <RideCard ride={ride} />}
          title={ride ? t('account.forRide', { from: ride.from, to: ride.to }) : t('register.title')}
          lead={t(ride ? 'account.forRideLead' : 'register.lead')}
          foot={
            <>
              <p>
                {t('register.haveAccount')} <Link href={toSignIn}>{t('register.signIn')}</Link>
              </p>
              <p>{checkout ? <BackToCheckout /> : <Link href="/">{t('register.home')}</Link>}</p>
            </>
          }
        >
          <RegisterForm
            asksBilling={ride !== null || checkout !== undefined}
            purpose={purposeOf(back)}
            onRegistered={setRegistered}
          />
        </AccountFrame>
      ) : (
        <CheckEmail email={registered} checkout={checkout} ride={ride} toSignIn={toSignIn} />
      )}
    </div>
  )
}
