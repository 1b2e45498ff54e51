import { instantToLocal } from '@fiacre/sdk/rules'
import type { BookingRow } from '#bookings/booking/booking.entity.ts'
import { Driver } from '#people/carriers/driver.entity.ts'
import { Vehicle } from '#people/carriers/vehicle.entity.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRow } from '#platform/database/rows.ts'
import type { DriverFacts } from '#platform/mail/mail.ts'
import type { RideRow } from '../ride/ride.entity.ts'
import { isPlayed, TEST_DRIVER, TEST_VEHICLE } from '../ride/test-driver.ts'
import { waitsUntil } from './waits-until.ts'

/** Who drives a ride, in what, and until when they wait; null where nobody is named. */
export async function driverFactsOf(
  em: EntityManager,
  ride: RideRow,
  booking: BookingRow,
): Promise<DriverFacts | null> {
  const { driver, vehicle } = await whoDrives(em, ride)
  if (!driver || !vehicle) return null
  return {
    name: `${driver.firstName} ${driver.lastName}`.trim(),
    phone: driver.phone,
    vehicle: `${vehicle.make} ${vehicle.model}`,
    plate: vehicle.plate,
    waitsUntil: instantToLocal(waitsUntil(ride, booking), ride.timeZone).time,
  }
}

/** The driver and the vehicle that are named for a ride; those of a test that is played are invented. */
export async function whoDrives(em: EntityManager, ride: RideRow) {
  if (isPlayed(ride)) return { driver: TEST_DRIVER, vehicle: TEST_VEHICLE }
  return {
    driver: ride.driverId ? await findRow(em, Driver, { id: ride.driverId }) : null,
    vehicle: ride.vehicleId ? await findRow(em, Vehicle, { id: ride.vehicleId }) : null,
  }
}
