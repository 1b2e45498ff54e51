import {
  MAX_BAGS,
  MAX_CHILD_SEATS,
  MAX_HIRE_HOURS,
  MIN_HIRE_HOURS,
  NAME_BOARD_MAX_LENGTH,
  RIDE_ADDRESS_MAX_LENGTH,
  TRAVEL_NUMBER_MAX_LENGTH,
} from '@fiacre/sdk/rules'
import { knownFields, readYes, wholeNumber } from './field-values.ts'
import type { Readers } from './field-values.ts'
import type { BookingFields, ExtraField } from './state.ts'

type Extra = Exclude<ExtraField, 'specialRequests'> | 'durationHours'

const bags = (text: string) => wholeNumber(text, MAX_BAGS)
const seats = (text: string) => wholeNumber(text, MAX_CHILD_SEATS)

const address = (text: string) => text.slice(0, RIDE_ADDRESS_MAX_LENGTH) || undefined

const READERS: Readers<Extra> = {
  durationHours: readHours,
  suitcases: bags,
  handLuggage: bags,
  infantSeats: seats,
  childSeats: seats,
  boosterSeats: seats,
  meetAndGreet: readYes,
  accessLevel: (text) => (text === 'flexible' ? text : undefined),
  travelNumber: (text) => text.slice(0, TRAVEL_NUMBER_MAX_LENGTH) || undefined,
  nameBoard: (text) => text.slice(0, NAME_BOARD_MAX_LENGTH) || undefined,
  pickupAddress: address,
  destinationAddress: address,
}

/** The hours of a car by the hour, within what can be had. */
function readHours(text: string): number | undefined {
  const hours = wholeNumber(text, MAX_HIRE_HOURS)
  return hours === undefined || hours < MIN_HIRE_HOURS ? undefined : hours
}

/** The extras, and the hours, among values from storage; what is blank or cannot be read is left out. */
export function knownExtras(values: Readonly<Record<string, unknown>>): Partial<Pick<BookingFields, Extra>> {
  return knownFields(values, READERS)
}
