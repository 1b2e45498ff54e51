import type { FlowPorts } from './ports.ts'
import type { FieldName, FlowState, Suggestions } from './state.ts'
import type { PlaceFieldName } from './place-field-name.ts'
import type { BookingText } from '../../locales/text-id.ts'

/** What the parts of a flow share: its state and what it was given. */
export type FlowCore = {
  readonly ports: FlowPorts
  readonly get: () => FlowState
  readonly set: (change: Partial<FlowState>) => void
}

/** Changes one of the three statuses. */
export function setStatus(core: FlowCore, change: Partial<FlowState['status']>): void {
  core.set({ status: { ...core.get().status, ...change } })
}

/** Shows errors beside their fields and asks for the focus on the first. */
export function showErrors(core: FlowCore, errors: Partial<Record<FieldName, BookingText>>): void {
  core.set({ errors, attention: core.get().attention + 1 })
}

/** Takes the errors of these fields away. */
export function forgetErrors({ get, set }: FlowCore, fields: readonly FieldName[]): void {
  const { errors } = get()
  if (!fields.some((field) => errors[field] !== undefined)) return
  const kept = Object.entries(errors).filter(([field]) => !fields.some((gone) => gone === field))
  set({ errors: Object.fromEntries(kept) })
}

/** Changes what is suggested for a place field. */
export function suggest({ get, set }: FlowCore, field: PlaceFieldName, suggestions: Suggestions): void {
  set({ suggestions: { ...get().suggestions, [field]: suggestions } })
}
