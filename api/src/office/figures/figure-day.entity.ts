import { defineEntity, p, type InferEntity } from '@mikro-orm/core'

/**
 * What happened on a day (UTC) for one class, country, partner and language. Nobody is in it, so it is kept when what it was
 * made of is deleted.
 */
export const FigureDay = defineEntity({
  name: 'FigureDay',
  tableName: 'figure_day',
  properties: {
    /** YYYY-MM-DD. */
    day: p.text().columnType('date').primary(),
    isTest: p.boolean().primary(),
    /** The class that was booked first; 0 where it is of none, as a journey that was priced in several is. */
    vehicleTypeId: p.integer().primary().autoincrement(false),
    /** Of the pickup; empty where nobody knows any more. */
    country: p.text().primary(),
    /** Zeros for our own pages. */
    partnerId: p.uuid().primary(),
    /** In which the price was asked for; empty where nobody knows. */
    language: p.text().primary(),
    /** Prices that were asked for: of a class, or, of none, of journeys in however many classes. */
    asked: p.integer(),
    /** Bookings that were made. */
    booked: p.integer(),
    /** Bookings that became paid. */
    paid: p.integer(),
    /** Paid bookings that were cancelled. */
    cancelled: p.integer(),
    /** What those that became paid cost then. */
    pricedCents: p.bigint('number'),
    /** What came for bookings, by the ledger. */
    receivedCents: p.bigint('number'),
    /** What went back of it. */
    returnedCents: p.bigint('number'),
  },
})

/** How far the figures are, in one row. */
export const FigureState = defineEntity({
  name: 'FigureState',
  tableName: 'figure_state',
  properties: {
    id: p.integer().primary().autoincrement(false),
    /** By which rules they were made; another one has them made anew. */
    version: p.integer(),
    /** The first day to which something may still be added; null before the first time. */
    openFrom: p.text().columnType('date').nullable(),
    /** Days of partners before this one are never made anew: prices that they were made of are deleted by then. */
    partnersOpenFrom: p.text().columnType('date').nullable(),
    reckonedAt: p.datetime().columnType('timestamptz').nullable(),
  },
})

export type FigureStateRow = InferEntity<typeof FigureState>
