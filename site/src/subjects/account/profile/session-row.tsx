import { useLanguage, useT } from '../../../base/i18n/i18n-provider.tsx'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { deviceName } from './device-name.ts'
import { momentOf } from './instants.ts'
import type { SignedInBrowser } from './use-sessions.ts'

type SessionRowProps = {
  session: SignedInBrowser
  /** It is being signed out. */
  isEnding: boolean
  onEnd: () => void
}

/** One browser in which the account is signed in. The one that is asking has Log out for itself. */
export function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const t = useT()
  const { language } = useLanguage()
  const device = deviceName(session.device, t)
  const moment = momentOf(session.lastSeenAt, language)
  return (
    <li className="sessions__row">
      <div className="sessions__text">
        <p className="sessions__device">
          <span className="fi-strong">{device}</span>
          {session.isCurrent && <Badge tone="positive">{t('profile.thisBrowser')}</Badge>}
        </p>
        <p className="fi-small fi-muted sessions__times">
          <span>{t('profile.signedInOn', { moment: momentOf(session.createdAt, language) })}</span>
          <span>{t('profile.lastUsed', { moment })}</span>
        </p>
      </div>
      {!session.isCurrent && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={t('profile.signOutDevice', { device, moment })}
          loading={isEnding}
          loadingLabel={t('profile.signingOut')}
          onClick={onEnd}
        >
          {t('profile.signOut')}
        </Button>
      )}
    </li>
  )
}
