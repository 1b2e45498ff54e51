import type { VehicleType } from '@fiacre/sdk'
import { vehicleClass, vehicleModels } from '@fiacre/sdk/rules'
import { useBookingFlow } from '../../../subjects/booking-form/booking-flow-provider.tsx'
import { useLanguage, useT } from '../../../base/i18n/i18n-provider.tsx'
import { usePriceDisplay } from '../../../base/preferences/use-price-display.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { jumpToForm } from '../../../subjects/booking-form/jump-to-form.ts'

/** One class: its drawing, what it is, cars it comes as, how much it carries, from what price; choosing it leads to the form. */
export function FleetCard({ vehicle }: { vehicle: VehicleType }) {
  const t = useT()
  const { language } = useLanguage()
  const { wholePrice } = usePriceDisplay()
  const flow = useBookingFlow()
  const { id, name, description, imageUrl, maxPassengers, minimumPriceCents } = vehicle
  // The service describes a class in English; for the classes we know the catalogue has the words.
  const words = t(`landing.fleet${name}`)
  const models = vehicleModels(name)
  const suitcases = vehicleClass(id)?.maxSuitcases
  const choose = () => {
    flow.setVehicle(id)
    jumpToForm()
  }
  return (
    <li className="fleet__card">
      <img className="fleet__art" src={imageUrl} alt="" width="360" height="150" loading="lazy" />
      <div className="fleet__words">
        <h3 className="fi-subheading">{name}</h3>
        <p>{words === `landing.fleet${name}` ? description : words}</p>
        {models.length > 0 && (
          <p className="fi-muted">
            {t('landing.models', { models: new Intl.ListFormat(language, { type: 'unit' }).format(models) })}
          </p>
        )}
      </div>
      <ul className="fleet__room">
        <li>
          <Icon name="users" size="sm" />
          {t('landing.seats', { count: maxPassengers })}
        </li>
        {suitcases !== undefined && (
          <li>
            <Icon name="luggage" size="sm" />
            {t('landing.suitcases', { count: suitcases })}
          </li>
        )}
      </ul>
      <div className="fleet__foot">
        <p className="fleet__price">
          <span className="fi-muted">{t('landing.fleetFrom')}</span>{' '}
          <span className="fi-price">{wholePrice(minimumPriceCents)}</span>
        </p>
        <Button
          size="sm"
          variant="secondary"
          aria-label={t('landing.fleetChoose', { vehicle: name })}
          onClick={choose}
        >
          {t('landing.fleetChosen')}
        </Button>
      </div>
    </li>
  )
}

/** Where a class will stand. */
export function FleetCardWaiting() {
  return (
    <li className="fleet__card" aria-hidden="true">
      <span className="fleet__art" />
      <div className="fleet__words">
        <Skeleton shape="title" />
        <Skeleton />
      </div>
    </li>
  )
}
