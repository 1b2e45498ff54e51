import { useState } from 'react'
import { Link } from 'wouter'
import { useHeadingFocus } from '../../subjects/booking/use-heading-focus.ts'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { AccountFrame } from '../../subjects/session/account-frame.tsx'
import { useSession } from '../../subjects/session/use-session.ts'
import { useTypedEmail } from '../../subjects/session/use-typed-email.ts'
import { ForgotPasswordForm } from './forgot-password-form.tsx'
import { LinkSent } from './link-sent.tsx'

/** A forgotten password: the address, then where the link went (spec section 2). The same for every address. */
export function ForgotPasswordPage() {
  const t = useT()
  const { typed, keep } = useTypedEmail()
  const { user } = useSession()
  const [email, setEmail] = useState(typed || (user?.email ?? ''))
  const [isSent, setSent] = useState(false)
  const screen = useHeadingFocus<HTMLDivElement>(isSent ? 'sent' : 'form')
  const sent = (address: string) => {
    keep(address)
    setEmail(address)
    setSent(true)
  }
  return (
    <div ref={screen}>
      {isSent ? (
        <LinkSent email={email} onDifferent={() => setSent(false)} />
      ) : (
        <AccountFrame
          title={t('forgot.title')}
          lead={t('forgot.lead')}
          foot={
            <p>
              <Link href="/login">{t('forgot.back')}</Link>
            </p>
          }
        >
          <ForgotPasswordForm email={email} onSent={sent} />
        </AccountFrame>
      )}
    </div>
  )
}
