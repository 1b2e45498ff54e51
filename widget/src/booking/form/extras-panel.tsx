import { AccessLevelField } from './access-level-field.tsx'
import { ChildSeatFields } from './child-seat-fields.tsx'
import type { ExtrasProps } from './extras-props.ts'
import { useBooking } from './flow-context.ts'
import { LuggageFields } from './luggage-fields.tsx'
import { MeetAndGreetField } from './meet-and-greet-field.tsx'
import { SpecialRequests } from './special-requests.tsx'
import { TravelNumberField } from './travel-number-field.tsx'

/**
 * The extras. Where the price is taken elsewhere to be booked only what changes it is asked for; what the driver has to
 * know is asked for there.
 */
export function ExtrasPanel({ showSpecialRequests }: ExtrasProps) {
  const { flow, id } = useBooking()
  const isBookedHere = !flow.ports.checkout.handOff
  return (
    <fieldset className="fi-extras__panel" aria-labelledby={`${id}-extras`}>
      <div className="fi-extras__column">
        <LuggageFields />
        <MeetAndGreetField hasBoard={isBookedHere} />
      </div>
      <ChildSeatFields />
      <AccessLevelField />
      {isBookedHere && <TravelNumberField />}
      {isBookedHere && showSpecialRequests && <SpecialRequests />}
    </fieldset>
  )
}
