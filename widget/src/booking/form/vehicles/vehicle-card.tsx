import type { VehicleType } from '@fiacre/sdk'
import type { TextId } from '../../../locales/text-id.ts'
import type { ControlWiring } from '../field.tsx'
import { hasRoom } from '../../flow/vehicle-suggestion.ts'
import { useBooking, useFlowState } from '../flow-context.ts'
import { Icon } from '../icon.tsx'
import { quoteView } from '../quote-view.ts'
import { useLater } from '../use-later.ts'

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
  /** Whether a phone's first screen is full without it (`fi-below`: a page that the service draws lays it out later there). */
  isBelow: boolean
  isChosen: boolean
  wiring: ControlWiring
  onChoose: () => void
}

/** One class of vehicle as a radio: picture, name, seats, and its 'from' price or, once there is one, its own. */
export function VehicleCard({ vehicle, isBelow, isChosen, wiring, onChoose }: VehicleCardProps) {
  const { assetsUrl, display, text } = useBooking()
  const isPriced = useFlowState(({ priced }) => priced !== null)
  const isTooSmall = useFlowState(({ form }) => !hasRoom(vehicle, form))
  const { part: view } = useLater(quoteView, isPriced)
  const id = HINTS[vehicle.name]
  const word = id && text.t(id)
  const hint = isPriced && view ? <view.ClassModels vehicle={vehicle.name} otherwise={word} /> : word
  const seats = vehicle.maxPassengers
  const isWithout = isPriced && isTooSmall && !isChosen
  return (
    <div className={isBelow ? 'fi-ride fi-below' : 'fi-ride'}>
      <label className="fi-ride__label">
        <input
          {...wiring}
          id={`${wiring.id}-${vehicle.id}`}
          type="radio"
          className="fi-ride__input"
          value={vehicle.id}
          checked={isChosen}
          disabled={isWithout}
          onChange={onChoose}
        />
        <img
          className="fi-ride__picture"
          src={assetsUrl + vehicle.imageUrl}
          alt=""
          width="360"
          height="150"
          loading="lazy"
          fetchPriority="low"
        />
        <span className="fi-ride__about">
          <span className="fi-ride__text">
            <span className="fi-ride__name">{vehicle.name}</span>
            {hint && <span className="fi-ride__hint">{hint}</span>}
          </span>
          {isPriced && view ? (
            <view.ClassPrice vehicle={vehicle} isWithout={isWithout} />
          ) : (
            <span className="fi-ride__facts">
              <span className="fi-ride__price">
                {text.t('vehicleFrom', { price: display.wholeMoney(vehicle.minimumPriceCents) })}
              </span>
              <span className="fi-ride__seats">
                {seats > 0 && <Icon name="users" small />}
                {seats > 0 ? text.t('vehicleSeats', { max: seats }) : text.t('cargoOnly')}
              </span>
            </span>
          )}
        </span>
      </label>
      {isWithout && view && <view.NoRoom vehicle={vehicle} />}
    </div>
  )
}
