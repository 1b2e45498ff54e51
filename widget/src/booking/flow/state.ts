import type { Quote, VehicleType } from '@fiacre/sdk'
import { DEFAULT_ACCESS_LEVEL } from '@fiacre/sdk/rules'
import type { AccessLevel } from '@fiacre/sdk/rules'
import type { BookingText } from '../../locales/text-id.ts'
import { SHIPPED_SETTINGS } from './form-settings.ts'
import type { ChosenPlace, FoundPlaces } from './suggestion.ts'
import type { PlaceFieldName } from './place-field-name.ts'

/** The fields of the booking form (spec section 3). Texts are blank and the vehicle is 0 until chosen. */
export type BookingFields = {
  readonly pickupLocation: string
  readonly destination: string
  /** YYYY-MM-DD and HH:mm, on the clocks of the pickup place. */
  readonly pickupDate: string
  readonly pickupTime: string
  readonly returnDate: string
  readonly returnTime: string
  readonly isRoundTrip: boolean
  /** For a car by the hour, whose destination is not asked for; 0 for a transfer. */
  readonly durationHours: number
  readonly passengers: number
  readonly vehicleTypeId: number
  /** What comes with the ride: bags, seats for children by weight group, a driver with a name board. */
  readonly suitcases: number
  readonly handLuggage: number
  readonly infantSeats: number
  readonly childSeats: number
  readonly boosterSeats: number
  readonly meetAndGreet: boolean
  readonly accessLevel: AccessLevel
  /** Of the flight or train that the traveller comes with. */
  readonly travelNumber: string
  /** What the board says; blank for the traveller's own name. */
  readonly nameBoard: string
  /** Where in a town: the hotel, or street and number. */
  readonly pickupAddress: string
  readonly destinationAddress: string
  readonly specialRequests: string
}

export type FieldName = keyof BookingFields
export type ExtraField =
  | 'suitcases'
  | 'handLuggage'
  | 'infantSeats'
  | 'childSeats'
  | 'boosterSeats'
  | 'meetAndGreet'
  | 'accessLevel'
  | 'travelNumber'
  | 'nameBoard'
  | 'pickupAddress'
  | 'destinationAddress'
  | 'specialRequests'
export type TripField =
  | 'durationHours'
  | 'pickupDate'
  | 'pickupTime'
  | 'returnDate'
  | 'returnTime'
  | 'passengers'
  | ExtraField

/** What is suggested for the text in a place field. */
export type Suggestions = FoundPlaces & {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  readonly query: string
  /** The service asks which of them is meant; the list is open. */
  readonly isQuestion?: boolean
}

export type FlowState = {
  readonly form: BookingFields
  /** The suggestions that were chosen; null while a field holds a text of the traveller's own. */
  readonly places: Readonly<Record<PlaceFieldName, ChosenPlace | null>>
  readonly suggestions: Readonly<Record<PlaceFieldName, Suggestions>>
  /** Time zone of the pickup as the server found it, where no suggestion was chosen. */
  readonly resolvedZone: string | null
  readonly vehicles: readonly VehicleType[]
  readonly quote: Quote | null
  /** The prices of every class with room, and the form they were made for; null while there is no price. */
  readonly priced: { readonly quotes: readonly Quote[]; readonly form: BookingFields } | null
  /** Whether the quote's time is over. It is still shown, and cannot be booked. */
  readonly quoteExpired: boolean
  /** Whole minutes that the quote still holds, once they are few; null before, and while there is none. */
  readonly minutesLeft: number | null
  /** EUR cents of the price that the present quote took the place of, while the traveller has not agreed to the new one. */
  readonly replacedCents: number | null
  readonly status: {
    readonly vehicles: 'idle' | 'working' | 'ready' | 'failed'
    readonly quote: 'idle' | 'working' | 'failed'
    /** `leaving` once booked, while the browser goes to the payment. */
    readonly booking: 'idle' | 'working' | 'leaving'
  }
  /** Why the last price asked for did not come; null where the service did not say. */
  readonly quoteFailure: BookingText | null
  readonly errors: Readonly<Partial<Record<FieldName, BookingText>>>
  /** The class of vehicle is our suggestion, which follows the passengers until the traveller chooses or sees a price. */
  readonly isVehicleSuggested: boolean
  /** Number of passengers before a smaller vehicle was chosen. */
  readonly passengersBefore: number | null
  /** Number of large suitcases before a smaller vehicle was chosen. */
  readonly suitcasesBefore: number | null
  /** 'Please add your billing information' shows. */
  readonly billingWarning: boolean
  /** The place field that was cleared because we do not drive there. */
  readonly notAvailable: PlaceFieldName | null
  /** What stood there. */
  readonly refused: string
  /** Counts the times that the first field with an error wants the focus. */
  readonly attention: number
  /** BCP 47 tag for the names of places. */
  readonly language: string
  /** What the service says of its forms. */
  readonly settings: typeof SHIPPED_SETTINGS
}

const NOTHING_SUGGESTED: Suggestions = { status: 'idle', query: '', places: [] }

const BLANK_FORM: BookingFields = {
  pickupLocation: '',
  destination: '',
  pickupDate: '',
  pickupTime: '',
  returnDate: '',
  returnTime: '',
  isRoundTrip: false,
  durationHours: 0,
  passengers: 1,
  vehicleTypeId: 0,
  suitcases: 0,
  handLuggage: 0,
  infantSeats: 0,
  childSeats: 0,
  boosterSeats: 0,
  meetAndGreet: false,
  accessLevel: DEFAULT_ACCESS_LEVEL,
  travelNumber: '',
  nameBoard: '',
  pickupAddress: '',
  destinationAddress: '',
  specialRequests: '',
}

/** A form that nobody has touched. */
export const BLANK_STATE: FlowState = {
  form: BLANK_FORM,
  places: { pickupLocation: null, destination: null },
  suggestions: { pickupLocation: NOTHING_SUGGESTED, destination: NOTHING_SUGGESTED },
  resolvedZone: null,
  vehicles: [],
  quote: null,
  priced: null,
  quoteExpired: false,
  minutesLeft: null,
  replacedCents: null,
  status: { vehicles: 'idle', quote: 'idle', booking: 'idle' },
  quoteFailure: null,
  errors: {},
  isVehicleSuggested: false,
  passengersBefore: null,
  suitcasesBefore: null,
  billingWarning: false,
  notAvailable: null,
  refused: '',
  attention: 0,
  language: 'en',
  settings: SHIPPED_SETTINGS,
}

/** The class of vehicle chosen, once the fleet is known. */
export function chosenVehicle({ form, vehicles }: FlowState): VehicleType | undefined {
  return vehicles.find(({ id }) => id === form.vehicleTypeId)
}
