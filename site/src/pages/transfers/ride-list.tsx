import { useT } from '../../base/i18n/i18n-provider.tsx'
import { RideLink } from './ride-link.tsx'
import type { Ride } from './transfer.ts'
import { useTransferFormat } from './use-transfer-format.ts'

type RideListProps = {
  rides: readonly Ride[]
  /** Which end of a ride is not said already. */
  names: 'airport' | 'place'
  /** What a drive is held against, in minutes. */
  against?: number
  /** How many of them a phone's first screen has room for; all, where nothing is said. */
  most?: number
}

/** Rides as links to their pages: where to, how far, how long, and what the least of the classes costs. */
export function RideList({ rides, names, against, most = rides.length }: RideListProps) {
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
      {rides.map((ride, index) => (
        <RideLink
          key={ride.path}
          path={ride.path}
          name={ride[names].name}
          fromPriceCents={ride.fromPriceCents}
          isBelow={index >= most}
        >
          {format.distance(ride.distanceKm)}, {format.time(ride.durationMinutes)}
          {compared(ride.durationMinutes)}
        </RideLink>
      ))}
    </ul>
  )
}
