import { Link } from 'wouter'
import type { Checkout } from '../../subjects/checkout/checkout.ts'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { AccountFrame } from '../../subjects/session/account-frame.tsx'
import { MailedTo } from '../../subjects/session/mailed-to.tsx'
import { ResendButton } from '../../subjects/session/resend-button.tsx'
import { useResendConfirmation } from '../../subjects/session/use-resend-confirmation.ts'
import { useTypedEmail } from '../../subjects/session/use-typed-email.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'

type CheckEmailProps = { email: string; checkout?: Pick<Checkout, 'quote'> | undefined }

/** Check Your Email: the address, another try, and the way to sign in, which leads on to a checkout under way. */
export function CheckEmail({ email, checkout }: CheckEmailProps) {
  const t = useT()
  const { send, isSending, wait } = useResendConfirmation()
  const { keep } = useTypedEmail()
  return (
    <AccountFrame title={t('register.checkTitle')}>
      <MailedTo text={t('register.checkSent')} email={email}>
        {t('register.checkText')} {t('account.spam')}
      </MailedTo>
      {checkout && <p>{t('register.checkoutKept', { destination: checkout.quote.destinationPlace.name })}</p>}
      <div className="fi-cluster account-frame__actions">
        <Link href="/login" asChild onClick={() => keep(email)}>
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
