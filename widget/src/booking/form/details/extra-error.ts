import { extraErrors } from '../../flow/check-trip.ts'
import { chosenVehicle } from '../../flow/state.ts'
import type { ExtraField, FlowState } from '../../flow/state.ts'
import type { BookingText } from '../../../locales/text-id.ts'

/** What is wrong with an extra: what the last answer said, or what is seen while the traveller chooses. */
export function extraError(state: FlowState, field: ExtraField): BookingText | undefined {
  return state.errors[field] ?? extraErrors(state.form, chosenVehicle(state))[field]
}
