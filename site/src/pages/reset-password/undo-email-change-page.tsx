import { useState } from 'react'
import { EMAIL_CHANGE_UNDO_DAYS } from '@fiacre/sdk/rules'
import { useClient } from '../../base/api/client-context.tsx'
import { useHeadingFocus } from '../../subjects/booking/use-heading-focus.ts'
import { BRAND } from '../../subjects/brand/brand.ts'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { AccountFrame } from '../../subjects/session/account-frame.tsx'
import { useLinkToken } from '../../subjects/session/use-link-token.ts'
import { useRefreshSession } from '../../subjects/session/use-session.ts'
import { useTypedEmail } from '../../subjects/session/use-typed-email.ts'
import { Banner } from '../../ui/banner/banner.tsx'
import { LinkUnchecked } from './link-unchecked.tsx'
import { PasswordChanged } from './password-changed.tsx'
import { ResetPasswordForm } from './reset-password-form.tsx'
import { useUndoLink } from './use-reset-link.ts'

/**
 * Where the mail about a changed address leads: says what the change was, and takes it back by a new password and a press.
 * Opening the page changes nothing, as mail programs open links ahead of people.
 */
export function UndoEmailChangePage() {
  const t = useT()
  const client = useClient()
  const { token, drop } = useLinkToken()
  const link = useUndoLink(token)
  const refreshSession = useRefreshSession()
  const { keep } = useTypedEmail()
  const [end, setEnd] = useState<{ email: string } | 'invalid'>()
  const screen = useHeadingFocus<HTMLDivElement>(end ? String(end === 'invalid') : link.status)

  function undone(email: string): void {
    drop()
    keep(email)
    setEnd({ email })
    // Every session of the account has ended, the one of this browser too.
    void refreshSession()
  }

  function content() {
    if (end && end !== 'invalid') return <PasswordChanged lead={t('reset.undone', { email: end.email })} />
    if (end || link.status === 'invalid' || link.status === 'missing') {
      return (
        <AccountFrame title={t('reset.invalidTitle')}>
          <Banner tone="warning" title={t('reset.undoInvalid')}>
            {link.status === 'missing' ? t('reset.undoMissingText') : t('reset.undoInvalidText')}
          </Banner>
          <p className="fi-muted">
            {t('reset.undoInvalidWhy', { days: EMAIL_CHANGE_UNDO_DAYS, email: BRAND.email })}
          </p>
        </AccountFrame>
      )
    }
    if (link.status === 'valid' && token !== null) {
      const { email, replaces } = link
      return (
        <ResetPasswordForm
          email={email}
          title={t('reset.undoTitle')}
          lead={t('reset.undoLead', { email, replaces })}
          submitLabel={t('reset.undoSubmit')}
          send={(newPassword) => client.undoEmailChange({ body: { token, newPassword } })}
          onChanged={() => undone(email)}
          onGone={() => setEnd('invalid')}
        />
      )
    }
    return (
      <AccountFrame title={t('reset.undoTitle')}>
        <LinkUnchecked link={link} />
      </AccountFrame>
    )
  }
  return <div ref={screen}>{content()}</div>
}
