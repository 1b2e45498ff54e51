import type { AccessLevel, Extras } from '@fiacre/sdk/rules'
import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import type { ResolvedPlace } from '#map/places/places.tables.ts'
import type { Attribution } from './attribution.ts'
import type { QuotePromo } from '../promotions/promo-rules.ts'
import type { FareLine } from '../pricing/fare-line.ts'

/** A price we stand by for a while (`QUOTE_VALIDITY_MINUTES`): what it is for, how it came about, and who may use it. */
export const Quote = defineEntity({
  name: 'Quote',
  tableName: 'quote',
  properties: {
    id: p.uuid().primary(),
    /** The traveller it was made for; a visitor's quote has none and belongs to whoever holds its id. */
    userId: p.uuid().nullable().index('quote_user_id_index'),
    vehicleTypeId: p.integer(),
    pickupLocation: p.text(),
    destination: p.text(),
    /** As they were understood when the price was made: label, position and all. */
    pickupPlace: p.json<ResolvedPlace>(),
    destinationPlace: p.json<ResolvedPlace>(),
    /** Of a car by the hour, whose destination is its pickup; null for a transfer. */
    durationHours: p.integer().nullable(),
    passengers: p.integer(),
    isRoundTrip: p.boolean(),
    /** Local to the pickup place: YYYY-MM-DD and HH:mm. */
    pickupDate: p.text(),
    pickupTime: p.text(),
    returnDate: p.text().nullable(),
    returnTime: p.text().nullable(),
    timeZone: p.text(),
    pickupAt: p.datetime().columnType('timestamptz'),
    returnAt: p.datetime().columnType('timestamptz').nullable(),
    oneWayKm: p.float().columnType('double precision'),
    /** All legs together; of a hire, what is included. */
    distanceKm: p.float().columnType('double precision'),
    /** One way, in whole minutes; of a hire, all of it. */
    durationMinutes: p.integer(),
    estimated: p.boolean(),
    routeSource: p.text(),
    /** Empty for a hire, which has no way. */
    routeId: p.text(),
    basePriceCents: p.integer(),
    pricePerKm: p.float().columnType('double precision'),
    totalCents: p.integer(),
    lines: p.json<FareLine[]>(),
    extras: p.json<Extras>(),
    accessLevel: p.text().$type<AccessLevel>().default('saver'),
    /** Which rates it was made from, so that it can be explained later. */
    rateVersion: p.text(),
    /** Whose page asked for it. */
    partnerId: p.uuid().nullable(),
    /** By which of its keys; null on its subdomain, and where nobody knows any more. */
    partnerKeyId: p.uuid().nullable(),
    /** Asked for with a test key. */
    isTest: p.boolean().default(false),
    attribution: p.json<Attribution>().nullable(),
    /** What became of the promo code that was sent. */
    promo: p.json<QuotePromo>().nullable(),
    /** The language of the page that asked; null where the call did not say. */
    language: p.text().nullable(),
    createdAt: p.datetime().columnType('timestamptz').index('quote_created_at_index'),
    expiresAt: p.datetime().columnType('timestamptz'),
    /** By this it lies in a partition, which goes then: `keptUntil` of its expiry, and `AS_LONG_AS_NEEDED` (quote-periods.ts). */
    keptUntil: p.string().columnType('timestamptz').runtimeType('string').primary(),
    /** Set once, by the booking that used it. */
    usedAt: p.datetime().columnType('timestamptz').nullable(),
  },
})

export type QuoteRow = InferEntity<typeof Quote>
