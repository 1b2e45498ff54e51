import {
  DEFAULT_ACCESS_LEVEL,
  normaliseExtras,
  QUOTE_VALIDITY_MINUTES,
  type AccessLevel,
  type Extras,
} from '@fiacre/sdk/rules'
import type { RequiredEntityData } from '@mikro-orm/core'
import { randomUUID } from 'node:crypto'
import { holdUser } from '#people/accounts/find-user.ts'
import type { Context } from '#platform/context/context.ts'
import { findRow, insertRow } from '#platform/database/rows.ts'
import { priceTransfer } from '../pricing/price-transfer.ts'
import { rateCardOn } from '../pricing/rate-cards.ts'
import { applyPromo } from '../promotions/promotions.service.ts'
import { knownAttribution, type Attribution } from './attribution.ts'
import { resolveJourney } from './journey.service.ts'
import { Quote, type QuoteRow } from './quote.entity.ts'
import { assertExtras, tripTimes, vehicleFor, type TripRequest } from './trip-rules.ts'

interface Point {
  lat: number
  lon: number
}

export interface QuoteRequest extends TripRequest {
  vehicleTypeId: number
  pickupLocation: string
  destination: string
  passengers: number
  extras?: Extras | undefined
  accessLevel?: AccessLevel | undefined
  pickupPoint?: Point | undefined
  destinationPoint?: Point | undefined
  /** Language of the places' names; English by default. */
  lang?: string | undefined
  promoCode?: string | undefined
  attribution?: Attribution | undefined
}

/** For whom a price is made. */
export interface QuoteOwner {
  /** The traveller; absent for a visitor. */
  userId: string | undefined
  /** The partner whose page asks. */
  partnerId: string | null
  isTest: boolean
}

/** A traveller on our own pages. */
export function ownVisitor(userId: string | undefined): QuoteOwner {
  return { userId, partnerId: null, isTest: false }
}

/**
 * Makes and keeps a price that holds for 30 minutes.
 * @throws Problem for every rule of places, times and vehicles; UNAUTHORIZED when the traveller's account is gone
 */
export async function createQuote(
  context: Context,
  request: QuoteRequest,
  owner: QuoteOwner,
): Promise<QuoteRow> {
  const vehicle = vehicleFor(request.vehicleTypeId, request.passengers)
  const extras = normaliseExtras(request.extras)
  const accessLevel = request.accessLevel ?? DEFAULT_ACCESS_LEVEL
  assertExtras(extras, request.passengers, vehicle)
  const { pickup, destination, route } = await resolveJourney(
    context,
    { field: 'pickupLocation', text: request.pickupLocation, point: request.pickupPoint },
    { field: 'destination', text: request.destination, point: request.destinationPoint },
    request.lang,
  )
  const now = context.now()
  const { pickupAt, returnAt } = tripTimes(request, pickup.timeZone, now)
  const fare = priceTransfer(
    {
      countryCode: pickup.countryCode,
      vehicleTypeId: request.vehicleTypeId,
      oneWayKm: route.distanceKm,
      isRoundTrip: request.isRoundTrip,
      extras,
      accessLevel,
    },
    rateCardOn(now),
  )
  const promotion = request.promoCode?.trim()
    ? await applyPromo(context, {
        code: request.promoCode,
        totalCents: fare.totalCents,
        vehicleTypeId: request.vehicleTypeId,
        ...owner,
      })
    : undefined
  const discount = promotion?.line
  return keep(context, owner.userId, {
    id: randomUUID(),
    userId: owner.userId ?? null,
    vehicleTypeId: request.vehicleTypeId,
    pickupLocation: request.pickupLocation,
    destination: request.destination,
    pickupPlace: pickup,
    destinationPlace: destination,
    passengers: request.passengers,
    isRoundTrip: request.isRoundTrip,
    pickupDate: request.pickupDate,
    pickupTime: request.pickupTime,
    // A way back that is not paid for stands nowhere.
    returnDate: (request.isRoundTrip && request.returnDate) || null,
    returnTime: (request.isRoundTrip && request.returnTime) || null,
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
    isTest: owner.isTest,
    attribution: knownAttribution(request.attribution),
    promo: promotion?.promo ?? null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + QUOTE_VALIDITY_MINUTES * 60_000),
    usedAt: null,
  })
}

/** Keeps a price; a traveller's under their account, so that none is written for somebody who was removed meanwhile. */
async function keep(
  { orm }: Context,
  userId: string | undefined,
  row: RequiredEntityData<QuoteRow>,
): Promise<QuoteRow> {
  const em = orm.em.fork()
  if (!userId) return insertRow(em, Quote, row)
  return em.transactional(async (held) => {
    await holdUser(held, userId)
    return insertRow(held, Quote, row)
  })
}

export async function findQuote({ orm }: Context, id: string): Promise<QuoteRow | null> {
  return findRow(orm.em.fork(), Quote, { id })
}
