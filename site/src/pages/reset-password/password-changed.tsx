import { Link } from 'wouter'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { AccountFrame } from '../../subjects/session/account-frame.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'

/** The password is set; it does not sign in. */
export function PasswordChanged({ lead }: { lead: string }) {
  const t = useT()
  return (
    <AccountFrame title={t('reset.doneTitle')} lead={lead}>
      <div className="fi-cluster">
        <Link href="/login" asChild>
          <ButtonLink size="lg">{t('reset.signIn')}</ButtonLink>
        </Link>
      </div>
    </AccountFrame>
  )
}
