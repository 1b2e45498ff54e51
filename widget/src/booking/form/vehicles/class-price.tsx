import type { VehicleType } from '@fiacre/sdk'
import { useBooking, useFlowState } from '../flow-context.ts'
import { Icon } from '../icon.tsx'
import { LUGGAGE } from '../later-shapes.ts'

/** What a class costs for this trip, and what it carries. Without its own price the least one stands, as before. */
export function ClassPrice({ vehicle, isWithout }: { vehicle: VehicleType; isWithout: boolean }) {
  const { display, text } = useBooking()
  const cents = useFlowState(
    ({ priced }) => priced?.quotes.find(({ vehicleType }) => vehicleType.id === vehicle.id)?.totalPriceCents,
  )
  return (
    <span className="fi-ride__facts">
      {!isWithout && (
        <span className={cents === undefined ? 'fi-ride__price' : 'fi-ride__price fi-ride__price--total'}>
          {cents === undefined
            ? text.t('vehicleFrom', { price: display.wholeMoney(vehicle.minimumPriceCents) })
            : display.money(cents)}
        </span>
      )}
      <span className="fi-ride__seats">
        <Icon name="users" small />
        <span aria-hidden="true">{vehicle.maxPassengers}</span>
        <span className="fi-visually-hidden">{text.t('seatCount', { count: vehicle.maxPassengers })}</span>
        <Icon path={LUGGAGE} small />
        <span aria-hidden="true">{vehicle.maxSuitcases}</span>
        <span className="fi-visually-hidden">{text.t('suitcaseCount', { count: vehicle.maxSuitcases })}</span>
      </span>
    </span>
  )
}
