import { useBooking } from './flow-context.ts'
import { Icon } from './icon.tsx'
import { LaterCard } from './later-card.tsx'
import { PlaceField } from './places/place-field.tsx'

/** Pickup, destination, and a button that swaps them. */
export function RouteFields() {
  const { flow, text } = useBooking()
  const swap = text.t('swapPlaces')
  return (
    <div className="fi-route">
      <PlaceField name="pickupLocation" />
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
