import { Redirect, Link } from 'wouter'
import { useT } from '../../i18n/i18n-provider.tsx'
import { useSession } from '../../session/use-session.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import './goodbye-page.css'

/** `/goodbye`: the account is deleted. Whoever has one has not said goodbye and goes home. */
export function GoodbyePage() {
  const t = useT()
  if (useSession().status === 'signed-in') return <Redirect to="/" replace />
  return (
    <div className="fi-container fi-container--narrow goodbye">
      <h1 className="fi-display">{t('goodbye.title')}</h1>
      <p className="fi-lead">{t('goodbye.lead')}</p>
      <p className="fi-muted">{t('goodbye.text')}</p>
      <p>
        <Link href="/" asChild>
          <ButtonLink iconAfter="arrow-right">{t('goodbye.home')}</ButtonLink>
        </Link>
      </p>
    </div>
  )
}
