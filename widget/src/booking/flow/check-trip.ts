import {
  checkExtras,
  checkPassengers,
  checkPickup,
  checkReturn,
  isCalendarDate,
  isTimeOfDay,
  localToInstant,
} from '@fiacre/sdk/rules'
import type { MessageId, QuoteField } from '@fiacre/sdk/rules'
import { extrasOf } from './requests.ts'
import type { BookingText } from '../../locales/text-id.ts'
import type { BookingFields, FieldName, FlowState } from './state.ts'

type Errors = Partial<Record<FieldName, BookingText>>

/** What a missing field says (spec section 5). */
const REQUIRED: Readonly<Record<QuoteField, MessageId>> = {
  pickupLocation: 'pickupLocationRequired',
  destination: 'destinationRequired',
  pickupDate: 'pickupDateRequired',
  pickupTime: 'pickupTimeRequired',
  passengers: 'passengersMin',
  vehicleTypeId: 'vehicleTypeRequired',
  returnDate: 'returnDateRequired',
  returnTime: 'returnTimeRequired',
}

/** The errors of fields that a price needs and that are blank. */
export function requiredErrors(missing: readonly QuoteField[]): Errors {
  return Object.fromEntries(missing.map((field) => [field, { id: REQUIRED[field] }]))
}

/** The error of a party too large for the vehicle, if it is. */
export function passengerErrors(passengers: number, vehicle: { readonly maxPassengers: number }): Errors {
  const violation = checkPassengers(passengers, vehicle)
  return violation ? { passengers: violation } : {}
}

/** The errors of luggage that the vehicle has no room for, and of more seats for children than people who travel. */
export function extraErrors(
  form: BookingFields,
  vehicle: { readonly maxSuitcases: number } | undefined,
): Errors {
  const extras = extrasOf(form)
  // Each is asked for alone: the rules name the first.
  const luggage = checkExtras({ luggage: extras.luggage }, form.passengers, vehicle)
  const seats = checkExtras({ childSeats: extras.childSeats }, form.passengers, null)
  return {
    ...(luggage && { suitcases: luggage }),
    ...(seats && { childSeats: seats }),
  }
}

/**
 * What is wrong with the times of a trip whose fields are filled in: not a time at all, skipped by the clocks, too soon,
 * too far ahead, or a return before the pickup (spec section 5). Read on the clocks of `timeZone`.
 */
export function timeErrors(
  { form, settings: { horizonDays } }: Pick<FlowState, 'form' | 'settings'>,
  timeZone: string,
  now: Date,
): Errors {
  const pickup = instantOf(form, 'pickupDate', 'pickupTime', timeZone)
  if (!pickup.at) return pickup.errors
  const early = checkPickup({ pickupAt: pickup.at, now, horizonDays })
  if (early) return { [early.field]: early }
  if (!form.isRoundTrip) return {}
  const back = instantOf(form, 'returnDate', 'returnTime', timeZone)
  if (!back.at) return back.errors
  const wrong = checkReturn({ pickupAt: pickup.at, returnAt: back.at, horizonDays })
  return wrong ? { [wrong.field]: wrong } : {}
}

function instantOf(
  form: BookingFields,
  dateField: 'pickupDate' | 'returnDate',
  timeField: 'pickupTime' | 'returnTime',
  timeZone: string,
): { readonly at?: Date; readonly errors: Errors } {
  const [date, time] = [form[dateField], form[timeField]]
  if (!isCalendarDate(date)) return { errors: { [dateField]: { id: 'dateInvalid' } } }
  if (!isTimeOfDay(time)) return { errors: { [timeField]: { id: 'timeInvalid' } } }
  const found = localToInstant({ date, time, timeZone })
  if (!found.ok) return { errors: { [timeField]: { id: 'timeDoesNotExist' } } }
  return { at: found.instant, errors: {} }
}
