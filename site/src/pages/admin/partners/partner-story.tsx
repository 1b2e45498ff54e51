import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { useMoments } from '../use-moments.ts'
import type { PartnerRecord } from './partner-reads.ts'

type Registration = NonNullable<PartnerRecord['registration']>

/** How a partner came to stand as it does. */
export function PartnerStory({ events }: Pick<Registration, 'events'>) {
  const t = useT()
  const moment = useMoments()
  if (events.length === 0) return <p className="fi-muted">{t('partners.nothing')}</p>
  return (
    <ol className="admin-trail">
      {events.map(({ at, to, actor, reason }) => (
        <li key={`${at} ${to}`}>
          <p>
            {t(`partners.state.${to}`)}
            {reason && `: ${reason}`}
          </p>
          <p className="fi-small fi-muted">
            {moment(at)}, {t(`partners.actor.${actor}`)}
          </p>
        </li>
      ))}
    </ol>
  )
}
