import type { VehicleClass } from '@fiacre/sdk/rules'
import type { components } from '@fiacre/sdk/contract'

/** A vehicle class as the contract shows it. */
export function toVehicleType(vehicle: VehicleClass): components['schemas']['VehicleType'] {
  return {
    id: vehicle.id,
    name: vehicle.name as components['schemas']['VehicleType']['name'],
    description: vehicle.description,
    imageUrl: vehicle.imageUrl,
    maxPassengers: vehicle.maxPassengers,
    maxSuitcases: vehicle.maxSuitcases,
    minimumPrice: vehicle.minimumPriceCents / 100,
    minimumPriceCents: vehicle.minimumPriceCents,
  }
}
