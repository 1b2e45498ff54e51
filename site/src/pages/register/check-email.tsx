import { Link } from 'wouter'
import type { Checkout } from '../../subjects/checkout/checkout.ts'
import { useLanguage, useT } from '../../base/i18n/i18n-provider.tsx'
import { AccountFrame } from '../../subjects/session/account-frame.tsx'
import { ownClockTime } from '../../base/i18n/local-times.ts'
import { MailedTo } from '../../subjects/session/mailed-to.tsx'
import type { PendingRide } from '../../subjects/session/pending-ride.ts'
import { RideCard } from '../../subjects/session/ride-card.tsx'
import { RideStrip } from '../../subjects/session/ride-strip.tsx'
import { ResendButton } from '../../subjects/session/resend-button.tsx'
import { useResendConfirmation } from '../../subjects/session/use-resend-confirmation.ts'
import { useTypedEmail } from '../../subjects/session/use-typed-email.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'

type CheckEmailProps = {
  email: string
  checkout?: Pick<Checkout, 'quote'> | undefined
  /** The ride that the account was opened for. */
  ride?: PendingRide | null
  toSignIn?: string
}

/** Check Your Email: the address, another try, and the way to sign in, which leads on to a checkout under way. */
export function CheckEmail({ email, checkout, ride, toSignIn = '/login' }: CheckEmailProps) {
  const t = useT()
  const { language } = useLanguage()
  const { send, isSending, wait } = useResendConfirmation()
  const { keep } = useTypedEmail()
  return (
    <AccountFrame
      title={t('register.checkTitle')}
      above={ride && <RideStrip ride={ride} />}
      beside={ride && <RideCard ride={ride} />}
    >
      <MailedTo text={t('register.checkSent')} email={email}>
        {t('register.checkText')} {t('account.spam')}
      </MailedTo>
      {checkout && <p>{t('register.checkoutKept', { destination: checkout.quote.destinationPlace.name })}</p>}
      {ride && <p>{t('register.rideKept', { time: ownClockTime(ride.expiresAt, language) })}</p>}
      <div className="fi-cluster account-frame__actions">
        <Link href={toSignIn} asChild onClick={() => keep(email)}>
          <ButtonLink size="lg">{t('register.toSignIn')}</ButtonLink>
        </Link>
        <ResendButton
          size="lg"
          variant="secondary"
          icon="mail"
          label={t('register.resend')}
          sendingLabel={t('register.resending')}
          isSending={isSending}
          wait={wait}
          onPress={() => send(email)}
        />
      </div>
    </AccountFrame>
  )
}
