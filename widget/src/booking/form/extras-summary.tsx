import type { ExtrasProps } from './extras-props.ts'
import { useBooking, useFlowState } from './flow-context.ts'

/** What was chosen, in one line, for while it is out of sight. */
export function ExtrasSummary({ showSpecialRequests }: ExtrasProps) {
  const { flow, text } = useBooking()
  const form = useFlowState((state) => state.form)
  const seats = form.infantSeats + form.childSeats + form.boosterSeats
  const chosen = [
    form.suitcases > 0 && text.t('suitcaseCount', { count: form.suitcases }),
    form.handLuggage > 0 && text.t('handLuggageCount', { count: form.handLuggage }),
    seats > 0 && text.t('childSeatCount', { count: seats }),
    form.meetAndGreet && text.t('meetAndGreet'),
    form.accessLevel === 'flexible' && text.t('levelFlexible'),
    ...(flow.ports.checkout.handOff
      ? []
      : [form.travelNumber.trim(), showSpecialRequests && form.specialRequests && text.t('specialRequests')]),
  ].filter(Boolean)
  if (chosen.length === 0) return null
  return <span className="fi-extras__summary">{chosen.join(', ')}</span>
}
