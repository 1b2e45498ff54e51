import {
  checkExtras,
  checkPassengers,
  checkPickup,
  checkReturn,
  hasWebAddress,
  localToInstant,
  ruleMessage,
  vehicleClass,
  type Extras,
  type VehicleClass,
} from '@fiacre/sdk/rules'
import { fieldProblem } from '#platform/http/problem.ts'

export interface TripTimes {
  pickupAt: Date
  returnAt: Date | null
}

/** When a ride may begin, told from which moment. */
export interface BookingWindow {
  now: Date
  horizonDays: number
}

export interface TripRequest {
  isRoundTrip: boolean
  pickupDate: string
  pickupTime: string
  returnDate?: string | null | undefined
  returnTime?: string | null | undefined
}

/**
 * Turns the traveller's local times into instants and holds them against lead time, horizon and order.
 * @throws Problem LOCAL_TIME_DOES_NOT_EXIST, LEAD_TIME, HORIZON, RETURN_BEFORE_PICKUP
 */
export function tripTimes(
  trip: TripRequest,
  timeZone: string,
  { now, horizonDays }: BookingWindow,
): TripTimes {
  const pickupAt = instant(trip.pickupDate, trip.pickupTime, timeZone, 'pickupTime')
  const early = checkPickup({ pickupAt, now, horizonDays })
  if (early) throw fieldProblem(early.code, early.field, early)
  // Without its date and time a return is priced now and arranged later; the booking form asks for both.
  if (!trip.isRoundTrip || !trip.returnDate || !trip.returnTime) return { pickupAt, returnAt: null }
  const returnAt = instant(trip.returnDate, trip.returnTime, timeZone, 'returnTime')
  const wrong = checkReturn({ pickupAt, returnAt, horizonDays })
  if (wrong) throw fieldProblem(wrong.code, wrong.field, wrong)
  return { pickupAt, returnAt }
}

/** @throws Problem VEHICLE_NOT_FOUND, TOO_MANY_PASSENGERS */
export function vehicleFor(vehicleTypeId: number, passengers: number): VehicleClass {
  const vehicle = vehicleClass(vehicleTypeId)
  if (!vehicle) throw fieldProblem('VEHICLE_NOT_FOUND', 'vehicleTypeId', ruleMessage('selectVehicleType'))
  const tooMany = checkPassengers(passengers, vehicle)
  if (tooMany) throw fieldProblem(tooMany.code, tooMany.field, tooMany)
  return vehicle
}

/** @throws Problem TOO_MUCH_LUGGAGE, TOO_MANY_CHILD_SEATS */
export function assertExtras(extras: Extras, passengers: number, vehicle: VehicleClass): void {
  const wrong = checkExtras(extras, passengers, vehicle)
  if (wrong) throw fieldProblem(wrong.code, wrong.field, wrong)
}

/**
 * What stands on the board at the arrivals is a name.
 * @throws Problem LINK_NOT_ALLOWED
 */
export function assertNameBoard(nameBoard: string | null | undefined): void {
  if (nameBoard && hasWebAddress(nameBoard))
    throw fieldProblem('LINK_NOT_ALLOWED', 'nameBoard', ruleMessage('linkNotAllowed'))
}

function instant(date: string, time: string, timeZone: string, field: string): Date {
  const result = localToInstant({ date, time, timeZone })
  if (result.ok) return result.instant
  throw fieldProblem('LOCAL_TIME_DOES_NOT_EXIST', field, ruleMessage('timeDoesNotExist'))
}
