import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import type { FlowCore } from './core.ts'
import { createFlowActions } from './flow-actions.ts'
import type { FlowActions } from './flow-actions.ts'
import type { FlowPorts } from './ports.ts'
import { BLANK_STATE } from './state.ts'
import type { FlowState } from './state.ts'
import { systemClock } from './system-clock.ts'
import { createVehicles } from './vehicles.ts'

/** A booking form without its looks: state to read and subscribe to, and what can be done. */
export type BookingFlow = Pick<StoreApi<FlowState>, 'getState' | 'getInitialState' | 'subscribe'> &
  FlowActions & { readonly ports: FlowPorts }

/** What a flow is made of; the clock is the browser's when left out, and a fleet that is known is shown from the first drawing on. */
export type FlowOptions = Omit<FlowPorts, 'clock'> &
  Partial<Pick<FlowPorts, 'clock'> & Pick<FlowState, 'vehicles'>>

/**
 * The booking form as a store: places, times, vehicle, price, booking (spec sections 2, 4, 5, 8 and 9). Knows neither
 * React nor a page; what it needs from outside it is given.
 */
export function createBookingFlow({
  clock = systemClock,
  vehicles: fleet = [],
  ...options
}: FlowOptions): BookingFlow {
  const ports: FlowPorts = { clock, ...options }
  const store = createStore<FlowState>()(() => ({ ...BLANK_STATE, vehicles: fleet }))
  const core: FlowCore = { ports, get: store.getState, set: store.setState }

  return {
    ports,
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    ...createFlowActions(core, (fleetIsKnown) => createVehicles(core, fleetIsKnown)),
  }
}
