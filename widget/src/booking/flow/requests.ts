import type { BookingRequest, DistanceRequest, Point, PriceRequest, Quote } from '@fiacre/sdk'
import type { Terms } from './ports.ts'
import type { FlowState } from './state.ts'

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

/** The trip to price, with the way as it was measured (spec section 7). */
export function priceRequest(
  trip: Trip,
  way: { distanceKm: number; duration: number },
  terms?: Terms,
): PriceRequest {
  const { distanceKm, duration } = way
  return { ...journey(trip), distanceKm, duration, lang: trip.language, ...terms }
}

/** The trip to book at a quote's price; price and distance go along as text, as spec section 7 has it. */
export function bookingRequest(trip: Trip, quote: Quote, terms?: Terms): BookingRequest {
  const specialRequests = trip.form.specialRequests.trim()
  return {
    ...journey(trip),
    ...terms,
    ...(specialRequests ? { specialRequests } : {}),
    quoteId: quote.quoteId,
    totalPrice: String(quote.totalPrice),
    distance: String(quote.distance),
  }
}

function journey({ form, places }: Trip): Omit<PriceRequest, 'distanceKm' | 'duration'> {
  const { pickupDate, pickupTime, passengers, vehicleTypeId, isRoundTrip } = form
  return {
    vehicleTypeId,
    pickupLocation: form.pickupLocation.trim(),
    destination: form.destination.trim(),
    passengers,
    isRoundTrip,
    pickupDate,
    pickupTime,
    ...(isRoundTrip ? { returnDate: form.returnDate, returnTime: form.returnTime } : {}),
    ...points(places),
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
