import { vehicleClass } from '@fiacre/sdk/rules'
import type { components } from '@fiacre/sdk/contract'
import { withoutLocalName } from '#map/places/local-name.ts'
import type { FareLine } from '../pricing/fare-line.ts'
import type { QuotePromo } from '../promotions/promo-rules.ts'
import type { ClassWithoutRoom } from './quotes.service.ts'
import type { QuoteRow } from './quote.entity.ts'
import { toVehicleType } from './vehicle-type-view.ts'

/** The prices of every class as the contract shows them. */
export function toClassPrices(
  quotes: readonly QuoteRow[],
  withoutRoom: readonly ClassWithoutRoom[],
): components['schemas']['ClassPrices'] {
  const [first] = quotes
  if (!first) throw new Error('No class was priced.')
  return {
    expiresAt: first.expiresAt.toISOString(),
    quotes: quotes.map(toQuote),
    withoutRoom: [...withoutRoom],
  }
}

/** A quote as the contract shows it. */
export function toQuote(quote: QuoteRow): components['schemas']['Quote'] {
  const vehicle = vehicleClass(quote.vehicleTypeId)
  if (!vehicle)
    throw new Error(`Quote ${quote.id} is for vehicle class ${quote.vehicleTypeId}, which is unknown.`)
  return {
    quoteId: quote.id,
    expiresAt: quote.expiresAt.toISOString(),
    vehicleType: toVehicleType(vehicle),
    pickupLocation: quote.pickupLocation,
    destination: quote.destination,
    pickupPlace: withoutLocalName(quote.pickupPlace),
    destinationPlace: withoutLocalName(quote.destinationPlace),
    ...(quote.durationHours && { durationHours: quote.durationHours }),
    oneWayDistance: quote.oneWayKm,
    distance: quote.distanceKm,
    isRoundTrip: quote.isRoundTrip,
    duration: quote.durationMinutes,
    estimated: quote.estimated,
    source: quote.routeSource,
    ...(quote.routeId && { mapUrl: mapUrl(quote.routeId) }),
    timeZone: quote.timeZone,
    pickupAt: quote.pickupAt.toISOString(),
    basePrice: quote.basePriceCents / 100,
    pricePerKm: quote.pricePerKm,
    totalPrice: quote.totalCents / 100,
    totalPriceCents: quote.totalCents,
    currency: 'EUR',
    extras: quote.extras,
    accessLevel: quote.accessLevel,
    ...(quote.promo && { promo: toPromo(quote.promo) }),
    lines: toLines(quote.lines),
  }
}

/** The lines of a price as the contract shows them. */
export function toLines(lines: readonly FareLine[]): components['schemas']['QuoteLine'][] {
  return lines.map((line) => ({ ...line, amount: line.amountCents / 100 }))
}

function toPromo(promo: QuotePromo): components['schemas']['Promo'] {
  const { code, applied, reason, message, percent, discountCents } = promo
  return {
    code,
    applied,
    ...(reason && { reason }),
    message,
    ...(percent && { percent }),
    ...(discountCents !== undefined && { discountCents, discount: discountCents / 100 }),
  }
}

/** Where the picture of a way is found. */
export function mapUrl(routeId: string): string {
  return `/api/routes/${routeId}/map`
}
