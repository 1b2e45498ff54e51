import {
  DEFAULT_ACCESS_LEVEL,
  normaliseExtras,
  QUOTE_VALIDITY_MINUTES,
  type AccessLevel,
  type Extras,
} from '@fiacre/sdk/rules'
import type { RequiredEntityData } from '@mikro-orm/core'
import { randomUUID } from 'node:crypto'
import type { Context } from '#platform/context/context.ts'
import { horizonDays } from '#platform/stored-settings/form-settings.ts'
import { priceTrip } from '../pricing/price-trip.ts'
import { rateCardAt } from '../pricing/stored-rate-cards.ts'
import { promoFor } from '../promotions/promotions.service.ts'
import { knownAttribution, type Attribution } from './attribution.ts'
import { resolveHire, resolveJourney } from './journey.service.ts'
import { keptUntil } from './quote-periods.ts'
import type { QuoteRow } from './quote.entity.ts'
import { tripTimes, type TripRequest } from './trip-rules.ts'

interface Point {
  lat: number
  lon: number
}

/** A journey to price, in whatever class. */
export interface JourneyRequest extends TripRequest {
  pickupLocation: string
  /** Of a car by the hour, the pickup. */
  destination: string
  /** For a car by the hour; absent for a transfer. */
  durationHours?: number | undefined
  passengers: number
  extras?: Extras | undefined
  accessLevel?: AccessLevel | undefined
  pickupPoint?: Point | undefined
  destinationPoint?: Point | undefined
  /** Language of the places' names; English by default. */
  lang?: string | undefined
  promoCode?: string | undefined
  attribution?: Attribution | undefined
  /** The language of the page that asks. */
  language?: string | null | undefined
}

/** For whom a price is made. */
export interface QuoteOwner {
  /** The traveller; absent for a visitor. */
  userId: string | undefined
  /** The partner whose page asks. */
  partnerId: string | null
  /** By which of its keys; null where by none. */
  partnerKeyId: string | null
  isTest: boolean
}

/**
 * Finds the way, the times and the promo code of a journey, once for every class.
 * @returns the quote of a class, not yet written
 * @throws Problem for every rule of places and times
 */
export async function priceJourney(
  context: Context,
  request: JourneyRequest,
  owner: QuoteOwner,
): Promise<(vehicleTypeId: number) => RequiredEntityData<QuoteRow>> {
  const extras = normaliseExtras(request.extras)
  const accessLevel = request.accessLevel ?? DEFAULT_ACCESS_LEVEL
  const durationHours = request.durationHours ?? null
  const from = { field: 'pickupLocation', text: request.pickupLocation, point: request.pickupPoint }
  const to = { field: 'destination', text: request.destination, point: request.destinationPoint }
  const { pickup, destination, route } =
    durationHours === null
      ? await resolveJourney(context, from, to, request.lang)
      : await resolveHire(context, from, request.lang, durationHours)
  const now = context.now()
  const { pickupAt, returnAt } = tripTimes(request, pickup.timeZone, {
    now,
    horizonDays: horizonDays(context.storedSettings, now),
  })
  const code = request.promoCode?.trim()
  const promoOn = code ? await promoFor(context, { code, ...owner }) : undefined
  const card = rateCardAt(context.storedSettings, now)
  const { isRoundTrip } = request
  const expiresAt = new Date(now.getTime() + QUOTE_VALIDITY_MINUTES * 60_000)
  return (vehicleTypeId) => {
    const fare = priceTrip(
      {
        countryCode: pickup.countryCode,
        vehicleTypeId,
        oneWayKm: route.distanceKm,
        durationHours,
        isRoundTrip,
        extras,
        accessLevel,
      },
      card,
    )
    const promotion = promoOn?.(fare.totalCents, vehicleTypeId)
    const discount = promotion?.line
    return {
      id: randomUUID(),
      userId: owner.userId ?? null,
      vehicleTypeId,
      pickupLocation: request.pickupLocation,
      destination: request.destination,
      pickupPlace: pickup,
      destinationPlace: destination,
      durationHours,
      passengers: request.passengers,
      isRoundTrip,
      pickupDate: request.pickupDate,
      pickupTime: request.pickupTime,
      // A way back that is not paid for stands nowhere.
      returnDate: (isRoundTrip && request.returnDate) || null,
      returnTime: (isRoundTrip && request.returnTime) || null,
      timeZone: pickup.timeZone,
      pickupAt,
      returnAt,
      oneWayKm: fare.oneWayKm,
      distanceKm: fare.distanceKm,
      durationMinutes: route.minutes,
      estimated: route.estimated,
      routeSource: route.source,
      routeId: route.id,
      basePriceCents: fare.basePriceCents,
      pricePerKm: fare.pricePerKm,
      totalCents: fare.totalCents + (discount?.amountCents ?? 0),
      lines: discount ? [...fare.lines, discount] : fare.lines,
      extras,
      accessLevel,
      rateVersion: fare.rateVersion,
      partnerId: owner.partnerId,
      partnerKeyId: owner.partnerKeyId,
      isTest: owner.isTest,
      attribution: knownAttribution(request.attribution),
      promo: promotion?.promo ?? null,
      language: request.language ?? null,
      createdAt: now,
      expiresAt,
      keptUntil: keptUntil(expiresAt),
      usedAt: null,
    }
  }
}
