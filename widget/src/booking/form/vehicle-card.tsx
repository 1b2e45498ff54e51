import type { VehicleType } from '@fiacre/sdk'
import type { TextId } from '../../locales/text-id.ts'
import type { ControlWiring } from './field.tsx'
import { useBooking } from './flow-context.ts'
import { Icon } from './icon.tsx'

/** A word on each class that we have one for; the API's own descriptions are English. */
const HINTS: Readonly<Record<string, TextId>> = {
  Economy: 'vehicleEconomy',
  Business: 'vehicleBusiness',
  Premium: 'vehiclePremium',
  Van: 'vehicleVan',
  Minibus: 'vehicleMinibus',
}

type VehicleCardProps = {
  vehicle: VehicleType
  isChosen: boolean
  wiring: ControlWiring
  onChoose: () => void
}

/** One class of vehicle as a radio: picture, name, seats and 'from' price. */
export function VehicleCard({ vehicle, isChosen, wiring, onChoose }: VehicleCardProps) {
  const { assetsUrl, display, text } = useBooking()
  const hint = HINTS[vehicle.name]
  const seats = vehicle.maxPassengers
  return (
    <label className="fi-ride">
      <input
        {...wiring}
        id={`${wiring.id}-${vehicle.id}`}
        type="radio"
        className="fi-ride__input"
        value={vehicle.id}
        checked={isChosen}
        onChange={onChoose}
      />
      <img className="fi-ride__picture" src={assetsUrl + vehicle.imageUrl} alt="" width="360" height="150" />
      <span className="fi-ride__about">
        <span className="fi-ride__text">
          <span className="fi-ride__name">{vehicle.name}</span>
          {hint && <span className="fi-ride__hint">{text.t(hint)}</span>}
        </span>
        <span className="fi-ride__facts">
          <span className="fi-ride__price">
            {text.t('vehicleFrom', { price: display.wholeMoney(vehicle.minimumPriceCents) })}
          </span>
          <span className="fi-ride__seats">
            {seats > 0 && <Icon name="users" small />}
            {seats > 0 ? text.t('vehicleSeats', { max: seats }) : text.t('cargoOnly')}
          </span>
        </span>
      </span>
    </label>
  )
}
