import {
  checkPickup,
  FLEXIBLE_PERCENT,
  LEAD_TIME_HOURS,
  MS_PER_HOUR,
  normaliseExtras,
  type AccessLevel,
  type Extras,
} from '@fiacre/sdk/rules'
import type { BookingRow } from '../booking/booking.entity.ts'
import type { ChangeRequest } from '../booking/booking-change.entity.ts'
import { fieldProblem } from '#platform/http/problem.ts'
import { priceTrip } from '#prices/pricing/price-trip.ts'
import type { FareLine } from '#prices/pricing/fare-line.ts'
import { discountOf } from '#prices/promotions/promo-rules.ts'
import {
  assertExtras,
  assertNameBoard,
  tripTimes,
  vehicleFor,
  type BookingWindow,
} from '#prices/quotes/trip-rules.ts'
import type { ChangeBasis } from './change-basis.ts'
import { sentence } from '#platform/http/sentence.ts'

/** A booking as it would be: what a change writes into it. */
export interface Changed {
  pickupDate: string
  pickupTime: string
  returnDate: string | null
  returnTime: string | null
  pickupAt: Date
  returnAt: Date | null
  /** With the kilometres and minutes that go with them; null for a transfer. */
  durationHours: number | null
  distanceKm: number
  durationMinutes: number
  passengers: number
  vehicleTypeId: number
  extras: Extras
  accessLevel: AccessLevel
  travelNumber: string | null
  nameBoard: string | null
  pickupAddress: string | null
  destinationAddress: string | null
  specialRequests: string | null
  totalCents: number
  discountCents: number
  lines: FareLine[]
}

/**
 * What a booking becomes by a wish: by the rates and the way that it was booked at, so that what is not changed costs what it
 * did. Times are checked as in a new booking, where they change.
 * A promo code holds for its classes alone.
 * @param canDrop whether Flexible can be taken off again: what was paid for it past the refund of Saver stays paid
 * @throws Problem for every rule of times, vehicles and extras
 */
export function reprice(
  booking: BookingRow,
  { quote, card, promoClasses, horizonDays }: ChangeBasis,
  wish: ChangeRequest,
  now: Date,
  canDrop: boolean,
): Changed {
  assertWayBack(booking, wish)
  assertHours(booking, wish)
  const durationHours = wish.durationHours ?? booking.durationHours ?? null
  assertNameBoard(wish.nameBoard)
  const passengers = wish.passengers ?? booking.passengers
  const vehicleTypeId = wish.vehicleTypeId ?? booking.vehicleTypeId
  const extras = normaliseExtras(wish.extras ?? booking.extras)
  const accessLevel = wish.accessLevel ?? booking.accessLevel
  assertExtras(extras, passengers, vehicleFor(vehicleTypeId, passengers))
  const hasFlexible = booking.lines.some(({ code }) => code === 'FLEXIBLE')
  const fare = priceTrip(
    {
      countryCode: quote.pickupPlace.countryCode,
      vehicleTypeId,
      oneWayKm: quote.oneWayKm,
      durationHours,
      isRoundTrip: booking.isRoundTrip,
      extras,
      accessLevel: hasFlexible && !canDrop ? 'flexible' : accessLevel,
    },
    card,
  )
  const isDiscounted = promoClasses?.includes(vehicleTypeId) ?? true
  const discount = isDiscounted ? discountLine(booking.lines, fare.totalCents) : undefined
  return {
    ...timesOf(booking, wish, { now, horizonDays }),
    durationHours,
    distanceKm: durationHours === null ? booking.distanceKm : fare.distanceKm,
    durationMinutes: durationHours === null ? booking.durationMinutes : durationHours * 60,
    passengers,
    vehicleTypeId,
    extras,
    accessLevel,
    travelNumber: text(wish.travelNumber, booking.travelNumber),
    nameBoard: text(wish.nameBoard, booking.nameBoard),
    pickupAddress: text(wish.pickupAddress, booking.pickupAddress),
    destinationAddress: text(wish.destinationAddress, booking.destinationAddress),
    specialRequests: text(wish.specialRequests, booking.specialRequests),
    totalCents: fare.totalCents + (discount?.amountCents ?? 0),
    discountCents: -(discount?.amountCents ?? 0),
    lines: discount ? [...fare.lines, discount] : fare.lines,
  }
}

function timesOf(booking: BookingRow, wish: ChangeRequest, window: BookingWindow) {
  const trip = {
    isRoundTrip: booking.isRoundTrip,
    pickupDate: wish.pickupDate ?? booking.pickupDate,
    pickupTime: wish.pickupTime ?? booking.pickupTime,
    // An empty one is none, not a way back without a time, which no rule could be held against.
    returnDate: booking.isRoundTrip ? wish.returnDate || booking.returnDate || null : null,
    returnTime: booking.isRoundTrip ? wish.returnTime || booking.returnTime || null : null,
  }
  const isSamePickup = trip.pickupDate === booking.pickupDate && trip.pickupTime === booking.pickupTime
  const isSameReturn =
    trip.returnDate === (booking.returnDate ?? null) && trip.returnTime === (booking.returnTime ?? null)
  const { pickupAt, returnAt } =
    isSamePickup && isSameReturn
      ? { pickupAt: booking.pickupAt, returnAt: booking.returnAt ?? null }
      : tripTimes(trip, booking.timeZone, isSamePickup ? earlyEnough(booking.pickupAt, window) : window)
  return {
    pickupDate: trip.pickupDate,
    pickupTime: trip.pickupTime,
    returnDate: trip.returnDate,
    returnTime: trip.returnTime,
    pickupAt,
    returnAt,
  }
}

/** A pickup that stays may be nearer than a new one: only the return is looked at. */
function earlyEnough(pickupAt: Date, window: BookingWindow): BookingWindow {
  if (!checkPickup({ pickupAt, ...window })) return window
  return { ...window, now: new Date(pickupAt.getTime() - LEAD_TIME_HOURS * MS_PER_HOUR) }
}

/** A way back is priced with a quote of its own. @throws Problem RULE_VIOLATION */
function assertWayBack({ isRoundTrip }: BookingRow, { returnDate, returnTime }: ChangeRequest): void {
  if (isRoundTrip || !(returnDate || returnTime)) return
  throw fieldProblem('RULE_VIOLATION', returnDate ? 'returnDate' : 'returnTime', sentence('changeOneWay'))
}

/** A transfer does not become a car by the hour: that is another trip, and priced as one. @throws Problem RULE_VIOLATION */
function assertHours(booking: BookingRow, wish: ChangeRequest): void {
  if (booking.durationHours || wish.durationHours === undefined) return
  throw fieldProblem('RULE_VIOLATION', 'durationHours', sentence('changeNotByTheHour'))
}

/** The promo code takes off what it took off: its percentage of the new price, or its amount. */
function discountLine(lines: readonly FareLine[], totalCents: number): FareLine | undefined {
  const line = lines.find(({ code }) => code === 'DISCOUNT')
  if (!line) return undefined
  const amountCents = discountOf(
    { percent: line.percent ?? null, amountCents: -line.amountCents },
    totalCents,
  )
  return amountCents === 0 ? undefined : { ...line, amountCents: -amountCents }
}

/** What Flexible costs of these lines. */
export function flexibleCents(lines: readonly FareLine[]): number {
  const line = lines.find(({ code }) => code === 'FLEXIBLE')
  // A percentage off takes it off Flexible too.
  const off = lines.find(({ code }) => code === 'DISCOUNT')?.percent ?? 0
  return line && FLEXIBLE_PERCENT > 0 ? Math.round((line.amountCents * (100 - off)) / 100) : 0
}

function text(wished: string | null | undefined, present: string | null | undefined): string | null {
  return (wished === undefined ? present : wished)?.trim() || null
}
