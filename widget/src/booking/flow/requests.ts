import type {
  BookingRequest,
  ClassPricesRequest,
  DistanceRequest,
  Point,
  PriceRequest,
  Quote,
} from '@fiacre/sdk'
import { DEFAULT_ACCESS_LEVEL, normaliseExtras } from '@fiacre/sdk/rules'
import type { Extras } from '@fiacre/sdk/rules'
import type { Terms } from './ports.ts'
import type { BookingFields, FlowState } from './state.ts'

type Trip = Pick<FlowState, 'form' | 'places' | 'language'>

/** The way to measure. */
export function distanceRequest({ form, places, language }: Trip): DistanceRequest {
  return {
    pickup: form.pickupLocation.trim(),
    destination: form.destination.trim(),
    ...points(places),
    lang: language,
  }
}

/** The trip to price in every class. */
export function pricesRequest(trip: Trip, terms?: Terms): ClassPricesRequest {
  return { ...anyClass(trip), lang: trip.language, ...terms }
}

/** The trip to book at a quote's price; price and distance go along as text, as spec section 7 has it. */
export function bookingRequest(trip: Trip, quote: Quote, terms?: Terms): BookingRequest {
  return {
    ...journey(trip),
    ...terms,
    ...forDriver(trip.form),
    quoteId: quote.quoteId,
    totalPrice: String(quote.totalPrice),
    distance: String(quote.distance),
  }
}

/** What comes with the ride, in one form for the same wishes. */
export function extrasOf(form: BookingFields): Extras {
  const { suitcases, handLuggage, infantSeats, childSeats, boosterSeats, meetAndGreet } = form
  return normaliseExtras({
    luggage: { suitcases, handLuggage },
    childSeats: { infant: infantSeats, child: childSeats, booster: boosterSeats },
    meetAndGreet,
  })
}

/** What the driver is told; nobody stands there with a board unless they are met. */
function forDriver({ meetAndGreet, ...form }: BookingFields): Partial<BookingRequest> {
  const { travelNumber, nameBoard, pickupAddress, destinationAddress, specialRequests } = form
  const told = {
    travelNumber,
    nameBoard: meetAndGreet ? nameBoard : '',
    pickupAddress,
    destinationAddress,
    specialRequests,
  }
  const words = Object.entries(told).map(([field, text]) => [field, text.trim()] as const)
  return Object.fromEntries(words.filter(([, text]) => text !== ''))
}

/** The journey that a price is for; what nobody asked for is left out. */
export function journey(trip: Trip): Omit<PriceRequest, 'distanceKm' | 'duration'> {
  return { vehicleTypeId: trip.form.vehicleTypeId, ...anyClass(trip) }
}

/** The same, whatever the class of vehicle. */
export function anyClass({ form, places }: Pick<Trip, 'form' | 'places'>): ClassPricesRequest {
  const extras = extrasOf(form)
  const { accessLevel } = form
  const { pickupDate, pickupTime, passengers, isRoundTrip, durationHours } = form
  return {
    pickupLocation: form.pickupLocation.trim(),
    ...(durationHours ? { durationHours } : { destination: form.destination.trim() }),
    passengers,
    isRoundTrip,
    pickupDate,
    pickupTime,
    ...(isRoundTrip ? { returnDate: form.returnDate, returnTime: form.returnTime } : {}),
    ...(Object.keys(extras).length > 0 ? { extras } : {}),
    ...(accessLevel === DEFAULT_ACCESS_LEVEL ? {} : { accessLevel }),
    ...points(durationHours ? { ...places, destination: null } : places),
  }
}

function points({ pickupLocation, destination }: Trip['places']): {
  pickupPoint?: Point
  destinationPoint?: Point
} {
  return {
    ...(pickupLocation ? { pickupPoint: pointOf(pickupLocation) } : {}),
    ...(destination ? { destinationPoint: pointOf(destination) } : {}),
  }
}

function pointOf({ lat, lon }: Point): Point {
  return { lat, lon }
}
