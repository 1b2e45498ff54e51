import { ACCOUNT_MESSAGES } from './account-messages.ts'

/**
 * The texts of the rules by stable id: the English wording of spec sections 5 and 8, letter by letter, numbers and
 * reasons as `{placeholders}`. Rules speak by id; words are made where they are read: other languages stand in
 * `sdk/src/locales/rules`. Where the specification has
 * no text for a rule, the wording is ours, in the same tone.
 */
export const MESSAGES = {
  // Booking form, spec section 5
  pickupLocationRequired: 'Pickup location is required',
  destinationRequired: 'Destination is required',
  pickupDateRequired: 'Pickup date is required',
  pickupTimeRequired: 'Pickup time is required',
  passengersMin: 'At least 1 passenger is required',
  passengersMax: 'Maximum {max} passengers',
  vehicleTypeRequired: 'Vehicle type is required',
  cargoOnly: 'Cargo only',
  leadTime: 'Pickup date and time must be at least {hours} hours in the future',
  returnBeforePickup: 'Return date and time must be after pickup date and time',
  missingInformation: 'Missing Information',
  missingInformationDescription: 'Please fill in all required fields before requesting a quote.',
  selectVehicleType: 'Please select a vehicle type.',
  calculatePriceFirst: 'Please calculate price first',
  locationNotAvailable: 'Location Not Available',
  locationNotAvailableDescription: "We currently don't operate in this region.",
  // Booking form, ours
  returnDateRequired: 'Return date is required',
  returnTimeRequired: 'Return time is required',
  passengersWhole: 'Please choose a whole number of passengers',
  dateInvalid: 'Please enter a valid date',
  timeInvalid: 'Please enter a valid time',
  horizon: 'Pickup date and time must be within the next {days} days',
  returnHorizon: 'Return date and time must be within {days} days after pickup',
  suitcasesMax: 'This class takes {max} large suitcases',
  childSeatsMax: 'There are more child seats than passengers',
  linkNotAllowed: 'Please leave web addresses out of this field',
  timeDoesNotExist: 'The clocks go forward and skip this time on that day. Please choose another time.',
  // Quote and booking, spec sections 4 and 8
  distanceFailed: 'Could not calculate distance',
  ...ACCOUNT_MESSAGES,
} as const

export type MessageId = keyof typeof MESSAGES

/** Whether a text is the id of a message. */
export function isMessageId(text: string): text is MessageId {
  return Object.hasOwn(MESSAGES, text)
}
