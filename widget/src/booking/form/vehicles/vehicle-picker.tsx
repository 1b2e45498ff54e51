import { FieldError, useWiring } from '../field.tsx'
import { useBooking, useFlowState } from '../flow-context.ts'
import { VehicleCard } from './vehicle-card.tsx'

/** As many as the fleet has, so that nothing moves when it arrives. */
const PLACEHOLDERS = ['1', '2', '3', '4', '5']

/** More of them are below the first screen of a phone, where the form stands at the head of a page. */
const ON_A_PHONE = 2

/** The classes of vehicle as cards to choose one of. */
export function VehiclePicker() {
  const { flow, text } = useBooking()
  const vehicles = useFlowState((state) => state.vehicles)
  const status = useFlowState((state) => state.status.vehicles)
  const chosen = useFlowState(({ form }) => form.vehicleTypeId)
  const isPriced = useFlowState(({ priced }) => priced !== null)
  const { isRoundTrip, durationHours } = useFlowState(({ form }) => form)
  const wiring = useWiring('vehicleTypeId')
  return (
    <fieldset className="fi-field fi-rides" aria-describedby={wiring['aria-describedby']}>
      <legend className="fi-field__label">
        {text.t('vehicleType')}
        {isPriced && (
          <span className="fi-rides__total">
            {text.t(durationHours ? 'totalPrice' : isRoundTrip ? 'totalBothWays' : 'totalOneWay')}
          </span>
        )}
      </legend>
      <div className="fi-rides__list" aria-busy={status === 'working'}>
        {vehicles.map((vehicle, index) => (
          <VehicleCard
            key={vehicle.id}
            vehicle={vehicle}
            isBelow={index >= ON_A_PHONE}
            isChosen={vehicle.id === chosen}
            wiring={wiring}
            onChoose={() => flow.setVehicle(vehicle.id)}
          />
        ))}
        {vehicles.length === 0 &&
          status !== 'failed' &&
          PLACEHOLDERS.map((each) => (
            <span key={each} className="fi-skeleton fi-rides__placeholder" aria-hidden="true" />
          ))}
      </div>
      {status === 'failed' && (
        <div className="fi-rides__failed" role="alert">
          <span>{text.t('vehiclesFailed')}</span>
          <button
            type="button"
            className="fi-button fi-button--secondary fi-button--sm"
            onClick={() => void flow.loadVehicles()}
          >
            {text.t('tryAgain')}
          </button>
        </div>
      )}
      <FieldError name="vehicleTypeId" />
    </fieldset>
  )
}
