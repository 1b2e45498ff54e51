import { Link, Redirect } from 'wouter'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { AccountFrame } from '../../subjects/session/account-frame.tsx'
import { useSession } from '../../subjects/session/use-session.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'

/** `/goodbye`: the account is deleted. Whoever has one has not said goodbye and goes home. */
export function GoodbyePage() {
  const t = useT()
  if (useSession().status === 'signed-in') return <Redirect to="/" replace />
  return (
    <AccountFrame title={t('goodbye.title')} lead={t('goodbye.lead')}>
      <p>{t('goodbye.text')}</p>
      <p>
        <Link href="/" asChild>
          <ButtonLink iconAfter="arrow-right">{t('goodbye.home')}</ButtonLink>
        </Link>
      </p>
    </AccountFrame>
  )
}
