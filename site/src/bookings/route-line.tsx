import { useT } from '../i18n/i18n-provider.tsx'
import './route-line.css'

/** A way as it is drawn on a line map: the pickup above, the destination below. */
export function RouteLine({ from, to }: { from: string; to: string }) {
  const t = useT()
  return (
    <dl className="route-line">
      <div className="route-line__stop">
        <dt className="fi-visually-hidden">{t('bookings.from')}</dt>
        <dd>{from}</dd>
      </div>
      <div className="route-line__stop">
        <dt className="fi-visually-hidden">{t('bookings.to')}</dt>
        <dd>{to}</dd>
      </div>
    </dl>
  )
}
