import { formatDistance, vehicleClass } from '@fiacre/sdk/rules'
import { useLanguage, useT } from '../../../base/i18n/i18n-provider.tsx'
import { usePriceDisplay } from '../../../base/preferences/use-price-display.ts'
import { useBookingFlow } from '../../../subjects/booking-form/booking-flow-provider.tsx'
import { jumpToForm } from '../../../subjects/booking-form/jump-to-form.ts'
import type { Catalogue } from '../../../subjects/places/catalogue.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'

type Ride = Catalogue['rides'][number]

/** A ride: the landscape it goes to with its way and its car, then the names, the class, and what it costs. */
export function RideCard({ ride }: { ride: Ride }) {
  const t = useT()
  const { language } = useLanguage()
  const { price, unit } = usePriceDisplay()
  const flow = useBookingFlow()
  const { pickup, destination, vehicleTypeId, distanceKm, durationMinutes, priceCents, imageUrl } = ride
  const vehicle = vehicleClass(vehicleTypeId)
  const take = () => {
    flow.choosePlace('pickupLocation', pickup)
    flow.choosePlace('destination', destination)
    flow.setVehicle(vehicleTypeId)
    jumpToForm()
  }
  return (
    <li className="rides__ride">
      <button type="button" className="rides__card" onClick={take}>
        <span className="rides__picture">
          <img src={imageUrl} alt="" width="480" height="320" loading="lazy" decoding="async" />
          <RoutePicture />
          {vehicle && <img className="rides__car" src={vehicle.imageUrl} alt="" loading="lazy" />}
        </span>
        <span className="rides__words">
          <span className="rides__way">
            {pickup.name} <Icon name="arrow-right" size="sm" label={t('landing.rideTo')} /> {destination.name}
          </span>
          <span className="rides__facts">
            <span className="fi-muted">
              {vehicle?.name},{' '}
              {t('landing.rideDrive', {
                distance: formatDistance(distanceKm, { locale: language, unit }),
                duration: durationWords(t, durationMinutes),
              })}
            </span>
            <span className="fi-price rides__price">{price(priceCents)}</span>
          </span>
        </span>
      </button>
    </li>
  )
}

function durationWords(t: ReturnType<typeof useT>, duration: number): string {
  const [hours, minutes] = [Math.floor(duration / 60), duration % 60]
  return t(hours > 0 ? 'durationHours' : 'durationMinutes', { hours, minutes })
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
