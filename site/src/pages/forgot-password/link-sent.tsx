import { RESET_LINK_VALID_MINUTES } from '@fiacre/sdk/rules'
import { Link } from 'wouter'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { AccountFrame } from '../../subjects/session/account-frame.tsx'
import { MailedTo } from '../../subjects/session/mailed-to.tsx'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'

/** Where the link went, should the address have an account: nobody learns here who is a customer. */
export function LinkSent({ email, onDifferent }: { email: string; onDifferent: () => void }) {
  const t = useT()
  return (
    <AccountFrame title={t('forgot.sentTitle')}>
      <MailedTo text={t('forgot.sent')} email={email}>
        {t('forgot.sentText', { hours: RESET_LINK_VALID_MINUTES / 60 })} {t('account.spam')}
      </MailedTo>
      <div className="fi-cluster">
        <Link href="/login" asChild>
          <ButtonLink size="lg">{t('forgot.back')}</ButtonLink>
        </Link>
        <Button size="lg" variant="secondary" icon="mail" onClick={onDifferent}>
          {t('forgot.different')}
        </Button>
      </div>
    </AccountFrame>
  )
}
