import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import type { Checkout } from '../../checkouts/checkout.ts'
import { useT } from '../../i18n/i18n-provider.tsx'
import { AccountFrame } from '../../session/account-frame.tsx'
import { useResendConfirmation } from '../../session/use-resend-confirmation.ts'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import './check-email.css'

type CheckEmailProps = { email: string; checkout?: Pick<Checkout, 'quote'> | undefined }

/** Check Your Email: the address, another try, and the way to sign in, which leads on to a checkout under way. */
export function CheckEmail({ email, checkout }: CheckEmailProps) {
  const t = useT()
  const resend = useResendConfirmation()
  const words = useRef<HTMLDivElement>(null)
  // The form that had the focus is gone; a new screen is read from its beginning.
  useEffect(() => words.current?.focus(), [])
  return (
    <AccountFrame title={t('register.checkTitle')}>
      <div className="check-email" ref={words} tabIndex={-1}>
        <p>
          {t('register.checkSent')} <strong className="check-email__address">{email}</strong>.
        </p>
        <p className="fi-muted">{t('register.checkText')}</p>
        {checkout && (
          <p>{t('register.checkoutKept', { destination: checkout.quote.destinationPlace.name })}</p>
        )}
      </div>
      <div className="fi-cluster">
        <Link href="/login" asChild>
          <ButtonLink size="lg">{t('register.toSignIn')}</ButtonLink>
        </Link>
        <Button
          size="lg"
          variant="secondary"
          icon="mail"
          loading={resend.isPending}
          loadingLabel={t('register.resending')}
          onClick={() => resend.mutate(email)}
        >
          {t('register.resend')}
        </Button>
      </div>
    </AccountFrame>
  )
}
