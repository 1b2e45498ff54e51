import { useIsInBrowser } from '../../../base/browser/use-is-in-browser.ts'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import type { Ride } from '../../../subjects/rides/ride.ts'
import { useRideFacts } from '../../../subjects/rides/use-ride-facts.ts'
import { useTakeRide } from '../../../subjects/rides/use-take-ride.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'

/** A ride: the landscape it goes to with its way and its car, then the names, the class, and what it costs. */
export function RideCard({ ride }: { ride: Ride }) {
  const t = useT()
  const isInBrowser = useIsInBrowser()
  const take = useTakeRide()
  const { vehicle, drive, price } = useRideFacts(ride)
  const { pickup, destination, imageUrl } = ride
  return (
    <li className="rides__ride">
      <button type="button" className="rides__card" onClick={() => take(ride)}>
        <span className="rides__picture">
          <img src={imageUrl} alt="" width="480" height="320" loading="lazy" decoding="async" />
          {isInBrowser && <RoutePicture />}
          {vehicle && <img className="rides__car" src={vehicle.imageUrl} alt="" loading="lazy" />}
        </span>
        <span className="rides__words">
          <span className="rides__way">
            {pickup.name} <Icon name="arrow-right" size="sm" label={t('landing.rideTo')} /> {destination.name}
          </span>
          <span className="rides__facts">
            <span className="fi-muted">{drive}</span>
            <span className="fi-price rides__price">{price}</span>
          </span>
        </span>
      </button>
    </li>
  )
}

/** On the picture’s 640 by 236. */
const WAY = 'M92 150C180 120 214 184 316 152S452 84 548 66'

/** The way across the landscape, from a ring to a dot. */
function RoutePicture() {
  return (
    <svg className="rides__route" viewBox="0 0 640 236" aria-hidden="true" focusable="false">
      <path className="rides__casing" d={WAY} />
      <path d={WAY} />
      <circle className="rides__from" cx="92" cy="150" r="9" />
      <circle className="rides__to" cx="548" cy="66" r="9" />
    </svg>
  )
}

/** Where a ride will stand. */
export function RideCardWaiting() {
  return (
    <li className="rides__ride" aria-hidden="true">
      <span className="rides__card">
        <span className="rides__picture" />
        <span className="rides__words">
          <Skeleton shape="title" />
          <Skeleton />
        </span>
      </span>
    </li>
  )
}
