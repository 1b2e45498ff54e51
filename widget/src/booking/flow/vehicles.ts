import type { FlowCore } from './core.ts'
import { setStatus } from './core.ts'

/** Loads the classes of vehicle, once. */
export type Vehicles = {
  /** Answers whether the fleet is known. Calls made meanwhile wait for the same answer. */
  readonly load: () => Promise<boolean>
}

export function createVehicles(core: FlowCore, fleetIsKnown: () => void): Vehicles {
  let loading: Promise<boolean> | null = null

  async function fetchFleet(): Promise<boolean> {
    setStatus(core, { vehicles: 'working' })
    try {
      core.set({ vehicles: await core.ports.client.listVehicleTypes() })
      setStatus(core, { vehicles: 'ready' })
      fleetIsKnown()
      return true
    } catch {
      // The picker says so and offers to try again.
      setStatus(core, { vehicles: 'failed' })
      return false
    } finally {
      loading = null
    }
  }

  return {
    load() {
      if (core.get().status.vehicles === 'ready') return Promise.resolve(true)
      loading ??= fetchFleet()
      return loading
    },
  }
}
