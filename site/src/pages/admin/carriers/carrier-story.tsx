import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { useMoments } from '../use-moments.ts'
import type { Carrier } from './carrier-reads.ts'

/** How a carrier came to stand as it does. */
export function CarrierStory({ events }: Pick<Carrier, 'events'>) {
  const t = useT()
  const moment = useMoments()
  if (events.length === 0) return <p className="fi-muted">{t('carriers.nothing')}</p>
  return (
    <ol className="admin-trail">
      {events.map(({ at, to, actor, reason }) => (
        <li key={`${at} ${to}`}>
          <p>
            {t(`carriers.state.${to}`)}
            {reason && `: ${reason}`}
          </p>
          <p className="fi-small fi-muted">
            {moment(at)}, {t(`carriers.actor.${actor}`)}
          </p>
        </li>
      ))}
    </ol>
  )
}
