import { Link } from 'wouter'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import type { Ride } from './transfer.ts'
import { useTransferFormat } from './use-transfer-format.ts'
import './ride-list.css'

type RideListProps = {
  rides: readonly Ride[]
  /** Which end of a ride is not said already. */
  names: 'airport' | 'place'
  /** What a drive is held against, in minutes. */
  against?: number
}

/** Rides as links to their pages: where to, how far, how long, and what the least of the classes costs. */
export function RideList({ rides, names, against }: RideListProps) {
  const t = useT()
  const format = useTransferFormat()
  const compared = (minutes: number) => {
    const difference = against === undefined ? 0 : minutes - against
    if (difference === 0) return ''
    const time = format.time(Math.abs(difference))
    return ` (${difference > 0 ? t('transfers.longer', { time }) : t('transfers.shorter', { time })})`
  }
  return (
    <ul className="ride-list">
      {rides.map((ride) => (
        <li key={ride.path}>
          <Link href={ride.path} className="ride-list__ride">
            <span className="ride-list__name">{ride[names].name}</span>
            <span className="ride-list__drive fi-muted">
              {format.distance(ride.distanceKm)}, {format.time(ride.durationMinutes)}
              {compared(ride.durationMinutes)}
            </span>
            <span className="ride-list__price fi-figures">
              {t('transfers.fromPrice', { price: format.price(ride.fromPriceCents) })}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
