import { useT } from '../../base/i18n/i18n-provider.tsx'
import './route-line.css'

type Place = {
  readonly label: string
  /** What the traveller wrote, where the label is booked in its stead. */
  readonly words?: string | null
}

type RouteLineProps = {
  from: string
  to: string
  /** What the price was made for, shown where the traveller called it something else. */
  fromPlace?: Place | null | undefined
  toPlace?: Place | null | undefined
}

/** A way as it is drawn on a line map: the pickup above, the destination below. */
export function RouteLine({ from, to, fromPlace, toPlace }: RouteLineProps) {
  const t = useT()
  return (
    <dl className="route-line">
      <div className="route-line__stop">
        <dt className="fi-visually-hidden">{t('bookings.from')}</dt>
        <dd>
          <Stop name={from} place={fromPlace} />
        </dd>
      </div>
      <div className="route-line__stop">
        <dt className="fi-visually-hidden">{t('bookings.to')}</dt>
        <dd>
          <Stop name={to} place={toPlace} />
        </dd>
      </div>
    </dl>
  )
}

function Stop({ name, place }: { name: string; place: Place | null | undefined }) {
  const label = place?.label === name ? undefined : place?.label
  const more = [label, place?.words && `“${place.words}”`].filter(Boolean).join(' · ')
  if (more === '') return name
  return (
    <>
      {name} <span className="route-line__place">{more}</span>
    </>
  )
}
