import { useState } from 'react'
import { useClient } from '../../base/api/client-context.tsx'
import { useHeadingFocus } from '../../subjects/booking/use-heading-focus.ts'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { AccountFrame } from '../../subjects/session/account-frame.tsx'
import { useLinkToken } from '../../subjects/session/use-link-token.ts'
import { useTypedEmail } from '../../subjects/session/use-typed-email.ts'
import { useRefreshSession } from '../../subjects/session/use-session.ts'
import { LinkUnchecked } from './link-unchecked.tsx'
import { LinkInvalid } from './link-invalid.tsx'
import { PasswordChanged } from './password-changed.tsx'
import { ResetPasswordForm } from './reset-password-form.tsx'
import { useResetLink } from './use-reset-link.ts'

/** Where a reset link leads: looks at the link, then asks for a new password (spec sections 2 and 4). */
export function ResetPasswordPage() {
  const t = useT()
  const client = useClient()
  const { token, drop } = useLinkToken()
  const link = useResetLink(token)
  const refreshSession = useRefreshSession()
  const { keep } = useTypedEmail()
  const [end, setEnd] = useState<'changed' | 'invalid'>()
  const status = end ?? link.status
  const screen = useHeadingFocus<HTMLDivElement>(status)

  function changed(email: string): void {
    drop()
    keep(email)
    setEnd('changed')
    // Every session of the account has ended, the one of this browser too.
    void refreshSession()
  }

  function content() {
    if (end === 'changed') return <PasswordChanged lead={t('reset.done')} />
    if (end === 'invalid' || link.status === 'invalid' || link.status === 'missing') {
      return <LinkInvalid isMissing={link.status === 'missing'} />
    }
    if (link.status === 'valid' && token !== null) {
      return (
        <ResetPasswordForm
          email={link.email}
          title={t('reset.title')}
          lead={t('reset.lead', { email: link.email })}
          submitLabel={t('reset.submit')}
          send={(newPassword) => client.resetPassword({ body: { token, newPassword } })}
          onChanged={() => changed(link.email)}
          onGone={() => setEnd('invalid')}
        />
      )
    }
    return (
      <AccountFrame title={t('reset.title')}>
        <LinkUnchecked link={link} />
      </AccountFrame>
    )
  }
  return <div ref={screen}>{content()}</div>
}
