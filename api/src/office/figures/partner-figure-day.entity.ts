import { defineEntity, p } from '@mikro-orm/core'

/**
 * What came through a partner on a day (UTC), by key, campaign, promo code and route. No traveller is in it: places are towns,
 * airports and the like, and where only an address is known, its country.
 */
export const PartnerFigureDay = defineEntity({
  name: 'PartnerFigureDay',
  tableName: 'partner_figure_day',
  indexes: [{ name: 'partner_figure_day_partner_id_day_index', properties: ['partnerId', 'day'] }],
  properties: {
    /** YYYY-MM-DD. */
    day: p.text().columnType('date').primary(),
    partnerId: p.uuid().primary(),
    isTest: p.boolean().primary(),
    /** Zeros where the price was asked for with no key. */
    keyId: p.uuid().primary(),
    /** `utm_campaign` of the link; empty for none. */
    campaign: p.text().primary(),
    /** The code that lowered the price; empty for none. */
    promoCode: p.text().primary(),
    /** The id of the place, or `country:FR`. */
    fromPlace: p.text().primary(),
    toPlace: p.text().primary(),
    /** Journeys that were priced, once in however many classes. */
    quotes: p.integer(),
    /** Journeys that its pages handed over. */
    checkouts: p.integer(),
    booked: p.integer(),
    /** Bookings that became paid. */
    paid: p.integer(),
    /** Paid bookings that were cancelled. */
    cancelled: p.integer(),
    /** Ways that were driven. */
    rides: p.integer(),
    /** What those that became paid cost then. */
    pricedCents: p.bigint('number'),
    /** What the partner earned, by the lines beside the ledger. */
    earnedCents: p.bigint('number'),
  },
})
