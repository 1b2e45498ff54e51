import { useT } from '../../base/i18n/i18n-provider.tsx'
import type { Ride } from '../../subjects/rides/ride.ts'
import { useRideFacts } from '../../subjects/rides/use-ride-facts.ts'
import { useTakeRide } from '../../subjects/rides/use-take-ride.ts'
import { Icon } from '../../ui/icon/icon.tsx'

/** A ride in a country's card: from where to where, the drive, and its price. A press puts it into the form. */
export function CountryRide({ ride }: { ride: Ride }) {
  const t = useT()
  const take = useTakeRide()
  const { drive, price } = useRideFacts(ride)
  return (
    <li>
      <button type="button" className="country-ride" onClick={() => take(ride)}>
        <span className="country-ride__way">
          {ride.pickup.name} <Icon name="arrow-right" size="sm" label={t('destinations.rideTo')} />{' '}
          {ride.destination.name}
        </span>
        <span className="country-ride__drive fi-muted">{drive}</span>
        <span className="fi-price country-ride__price">{price}</span>
      </button>
    </li>
  )
}
