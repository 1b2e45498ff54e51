import { useBooking, useFlowState } from './flow-context.ts'
import { Icon } from './icon.tsx'
import { LaterCard } from './later-card.tsx'
import { PlaceField } from './places/place-field.tsx'
import { useWordedView } from './use-worded-view.ts'

/** Pickup, destination, and a button that swaps them; for a car by the hour how long instead. */
export function RouteFields() {
  const { flow, text } = useBooking()
  const swap = text.t('swapPlaces')
  const { part } = useWordedView(useFlowState(({ form }) => form.durationHours > 0))
  return (
    <div className="fi-route">
      <PlaceField name="pickupLocation" />
      {/* What stands after the hours is hidden with them. */}
      {part && <part.HireHours />}
      <button
        type="button"
        className="fi-route__swap"
        aria-label={swap}
        title={swap}
        onClick={() => flow.swapPlaces()}
      >
        <Icon name="swap" />
      </button>
      <PlaceField name="destination" />
      <LaterCard card="notAvailable" />
    </div>
  )
}
