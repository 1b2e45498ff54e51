import type { VehicleType } from '@fiacre/sdk'
import { useBookingFlow } from '../../../subjects/booking-form/booking-flow-provider.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { usePriceDisplay } from '../../../base/preferences/use-price-display.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { jumpToForm } from '../../../subjects/booking-form/jump-to-form.ts'

/** One class: its drawing, what it is for, how many it carries, from what price; choosing it leads to the form. */
export function FleetRow({ vehicle }: { vehicle: VehicleType }) {
  const t = useT()
  const { wholePrice } = usePriceDisplay()
  const flow = useBookingFlow()
  const { name, description, imageUrl, maxPassengers, minimumPriceCents } = vehicle
  // The service describes a class in English; for the classes we know the catalogue has the words.
  const words = t(`landing.fleet${name}`)
  const choose = () => {
    flow.setVehicle(vehicle.id)
    jumpToForm()
  }
  return (
    <li className="fleet__row">
      <img className="fleet__art" src={imageUrl} alt="" width="360" height="150" loading="lazy" />
      <div className="fleet__words">
        <h3 className="fi-heading">{name}</h3>
        <p className="fi-muted">{words === `landing.fleet${name}` ? description : words}</p>
      </div>
      <p className="fleet__seats">
        <Icon name="users" />
        {t('landing.fleetSeats', { count: maxPassengers })}
      </p>
      <p className="fleet__price">
        <span className="fi-muted">{t('landing.fleetFrom')}</span>{' '}
        <span className="fi-price">{wholePrice(minimumPriceCents)}</span>
      </p>
      <Button
        className="fleet__choose"
        variant="secondary"
        aria-label={t('landing.fleetChoose', { vehicle: name })}
        onClick={choose}
      >
        {t('landing.fleetChosen')}
      </Button>
    </li>
  )
}

/** Where a class will stand. */
export function FleetRowWaiting() {
  return (
    <li className="fleet__row" aria-hidden="true">
      <span className="fleet__art" />
      <div className="fleet__words">
        <Skeleton shape="title" />
        <Skeleton />
      </div>
    </li>
  )
}
