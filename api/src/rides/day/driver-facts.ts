import { instantToLocal } from '@fiacre/sdk/rules'
import type { BookingRow } from '#bookings/booking/booking.entity.ts'
import { Driver } from '#people/carriers/driver.entity.ts'
import { Vehicle } from '#people/carriers/vehicle.entity.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRow } from '#platform/database/rows.ts'
import type { DriverFacts } from '#platform/mail/mail.ts'
import type { RideRow } from '../ride/ride.entity.ts'
import { waitsUntil } from './waits-until.ts'

/** Who drives a ride, in what, and until when they wait; null where nobody is named. */
export async function driverFactsOf(
  em: EntityManager,
  ride: RideRow,
  booking: BookingRow,
): Promise<DriverFacts | null> {
  const driver = ride.driverId ? await findRow(em, Driver, { id: ride.driverId }) : null
  const vehicle = ride.vehicleId ? await findRow(em, Vehicle, { id: ride.vehicleId }) : null
  if (!driver || !vehicle) return null
  return {
    name: `${driver.firstName} ${driver.lastName}`.trim(),
    phone: driver.phone,
    vehicle: `${vehicle.make} ${vehicle.model}`,
    plate: vehicle.plate,
    waitsUntil: instantToLocal(waitsUntil(ride, booking), ride.timeZone).time,
  }
}
