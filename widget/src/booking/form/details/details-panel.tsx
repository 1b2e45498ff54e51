import { AccessLevelField } from './access-level-field.tsx'
import { AddressField } from './address-field.tsx'
import { ChildSeatFields } from './child-seat-fields.tsx'
import type { DetailsProps } from './details-props.ts'
import { useBooking } from '../flow-context.ts'
import { LuggageFields } from './luggage-fields.tsx'
import { MeetAndGreetField } from './meet-and-greet-field.tsx'
import { SpecialRequests } from './special-requests.tsx'
import { TravelNumberField } from './travel-number-field.tsx'

/**
 * Saver or Flexible, luggage, seats for children, a name board. Where the price is taken elsewhere to be booked only what changes
 * it is asked for; what the driver has to know is asked for there.
 */
export function DetailsPanel({ showSpecialRequests }: DetailsProps) {
  const { flow, text } = useBooking()
  const isBookedHere = !flow.ports.checkout.handOff
  return (
    <div className="fi-extras">
      <AccessLevelField />
      <fieldset className="fi-extras__panel" aria-label={text.t('details')}>
        <div className="fi-extras__column">
          <LuggageFields />
          <MeetAndGreetField hasBoard={isBookedHere} />
        </div>
        <ChildSeatFields />
        {isBookedHere && <TravelNumberField />}
        {isBookedHere && <AddressField name="pickupAddress" />}
        {isBookedHere && <AddressField name="destinationAddress" />}
        {isBookedHere && showSpecialRequests && <SpecialRequests />}
      </fieldset>
    </div>
  )
}
