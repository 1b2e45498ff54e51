import { anyClass } from './requests.ts'
import type { FlowState } from './state.ts'

/** Whether the prices shown were made for the trip and the extras as they stand in the form, whatever the class. */
export function arePricesCurrent({ priced, ...state }: FlowState): boolean {
  return priced !== null && textOf(state) === textOf({ ...state, form: priced.form })
}

function textOf(trip: Parameters<typeof anyClass>[0]): string {
  return JSON.stringify(anyClass(trip))
}
