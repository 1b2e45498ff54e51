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
  /** Where in the town. */
  fromAddress?: string | null | undefined
  toAddress?: string | null | undefined
}

/** The way of a booking, with the places that its price was made for. */
export function BookedWay({ from, to, fromPlace, toPlace, fromAddress, toAddress }: BookedWayProps) {
  const t = useT()
  return (
    <RouteLine
      fromLabel={t('bookings.from')}
      toLabel={t('bookings.to')}
      from={<Stop name={from} place={fromPlace} address={fromAddress} />}
      to={<Stop name={to} place={toPlace} address={toAddress} />}
    />
  )
}

type StopProps = { name: string; place: Place | null | undefined; address: string | null | undefined }

function Stop({ name, place, address }: StopProps) {
  const label = place?.label === name ? undefined : place?.label
  const more = [address, label, place?.words && `“${place.words}”`].filter(Boolean).join(' · ')
  if (more === '') return name
  return (
    <>
      {name} <span className="booked-way__place">{more}</span>
    </>
  )
}
