import { useT } from '../../base/i18n/i18n-provider.tsx'
import { RouteLine } from '../../ui/route-line/route-line.tsx'
import './booked-way.css'

type Place = {
  readonly label: string
  /** What the traveller wrote, where the label is booked in its stead. */
  readonly words?: string | null
}

type BookedWayProps = {
  from: string
  to: string
  /** What the price was made for, shown where the traveller called it something else. */
  fromPlace?: Place | null | undefined
  toPlace?: Place | null | undefined
}

/** The way of a booking, with the places that its price was made for. */
export function BookedWay({ from, to, fromPlace, toPlace }: BookedWayProps) {
  const t = useT()
  return (
    <RouteLine
      fromLabel={t('bookings.from')}
      toLabel={t('bookings.to')}
      from={<Stop name={from} place={fromPlace} />}
      to={<Stop name={to} place={toPlace} />}
    />
  )
}

function Stop({ name, place }: { name: string; place: Place | null | undefined }) {
  const label = place?.label === name ? undefined : place?.label
  const more = [label, place?.words && `“${place.words}”`].filter(Boolean).join(' · ')
  if (more === '') return name
  return (
    <>
      {name} <span className="booked-way__place">{more}</span>
    </>
  )
}
