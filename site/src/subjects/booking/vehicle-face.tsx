import type { Booking } from '@fiacre/sdk'
import { VehicleArt } from '../../ui/vehicle-art/vehicle-art.tsx'
import { isVehicleName } from '../../ui/vehicle-art/vehicle-shapes.ts'
import { useBookingWords } from './use-booking-words.ts'
import './vehicle-face.css'

/** The class of vehicle that comes: its drawing, its name, what it is. */
export function VehicleFace({ vehicle }: { vehicle: Booking['vehicleType'] }) {
  const { vehicleDescription } = useBookingWords()
  const art = vehicle.name.toLowerCase()
  return (
    <div className="vehicle-face">
      {isVehicleName(art) && <VehicleArt name={art} />}
      <div>
        <p className="fi-strong">{vehicle.name}</p>
        <p className="fi-small fi-muted">{vehicleDescription(vehicle)}</p>
      </div>
    </div>
  )
}
