import { Link } from 'wouter'
import { useBrowserValue } from '../../base/browser/use-browser-value.ts'
import { BackToCheckout } from '../../subjects/checkout/back-to-checkout.tsx'
import { useCheckoutUnderWay } from '../../subjects/checkout/use-checkout-under-way.ts'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { AccountFrame } from '../../subjects/session/account-frame.tsx'
import { pendingRide } from '../../subjects/session/pending-ride.ts'
import { RideCard } from '../../subjects/session/ride-card.tsx'
import { useReturnPath } from '../../subjects/session/use-return-path.ts'
import { registerPath } from '../../subjects/session/return-path.ts'
import { RideStrip } from '../../subjects/session/ride-strip.tsx'
import { Banner } from '../../ui/banner/banner.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { LoginForm } from './login-form.tsx'

type SignInProps = {
  isConfirmed: boolean
  /** The key of a mailed link: with it the password is looked at also while too many wrong ones were tried. */
  linkToken: string | null
}

/** The sign-in's form, what waits behind it, and the ways to registration and home. */
export function SignIn({ isConfirmed, linkToken }: SignInProps) {
  const t = useT()
  const ride = useBrowserValue(() => pendingRide(new Date()), null)
  const checkout = useCheckoutUnderWay()
  const toRegister = registerPath(useReturnPath())
  return (
    <AccountFrame
      above={ride && <RideStrip ride={ride} />}
      beside={ride && <RideCard ride={ride} />}
      title={ride ? t('account.forRide', { from: ride.from, to: ride.to }) : t('login.title')}
      lead={t(ride ? 'account.forRideLead' : 'login.lead')}
      foot={
        <>
          {!ride && (
            <p>
              {t('login.noAccount')} <Link href={toRegister}>{t('login.register')}</Link>
            </p>
          )}
          <p>{checkout ? <BackToCheckout /> : <Link href="/">{t('login.home')}</Link>}</p>
        </>
      }
    >
      {isConfirmed && (
        <Banner tone="success" live title={t('login.linkUsed')}>
          {t('login.linkUsedText')}
        </Banner>
      )}
      {ride && (
        <>
          <Link href={toRegister} asChild>
            <ButtonLink size="lg">{t('account.create')}</ButtonLink>
          </Link>
          <h2 className="login-form__or">{t('account.haveOne')}</h2>
        </>
      )}
      {!ride && checkout && <Banner title={t('login.quoteKept')}>{t('login.quoteKeptText')}</Banner>}
      {linkToken !== null && <Banner title={t('login.byLink')}>{t('login.byLinkText')}</Banner>}
      <LoginForm linkToken={linkToken} look={ride ? 'secondary' : 'primary'} />
    </AccountFrame>
  )
}
