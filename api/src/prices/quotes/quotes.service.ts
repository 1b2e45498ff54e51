import type { components } from '@fiacre/sdk/contract'
import { normaliseExtras, VEHICLE_CLASSES, type VehicleClass } from '@fiacre/sdk/rules'
import type { RequiredEntityData } from '@mikro-orm/core'
import { holdUser } from '#people/accounts/find-user.ts'
import type { Context } from '#platform/context/context.ts'
import type { Orm } from '#platform/database/orm.ts'
import { sharedManager } from '#platform/database/outside-transactions.ts'
import { findById } from '#platform/database/together-by-id.ts'
import { togetherFor } from '#platform/database/together.ts'
import { insertAll, insertRows } from '#platform/database/rows.ts'
import { priceJourney, type JourneyRequest, type QuoteOwner } from './price-journey.ts'
import { Quote, type QuoteRow } from './quote.entity.ts'
import { assertExtras, vehicleFor } from './trip-rules.ts'

type NewQuotes = readonly RequiredEntityData<QuoteRow>[]

export type { QuoteOwner } from './price-journey.ts'

export interface QuoteRequest extends JourneyRequest {
  vehicleTypeId: number
}

/** A traveller on our own pages. */
export function ownVisitor(userId: string | undefined): QuoteOwner {
  return { userId, partnerId: null, partnerKeyId: null, isTest: false }
}

/**
 * Makes and keeps a price that holds for `QUOTE_VALIDITY_MINUTES`.
 * @throws Problem for every rule of places, times and vehicles; UNAUTHORIZED when the traveller's account is gone
 */
export async function createQuote(
  context: Context,
  request: QuoteRequest,
  owner: QuoteOwner,
): Promise<QuoteRow> {
  const vehicle = vehicleFor(request.vehicleTypeId, request.passengers)
  assertExtras(normaliseExtras(request.extras), request.passengers, vehicle)
  const quoteOf = await priceJourney(context, request, owner)
  const [quote] = await keep(context, owner.userId, [quoteOf(vehicle.id)])
  if (!quote) throw new Error('A quote was kept, and none came back.')
  return quote
}

const LARGEST_CLASS = VEHICLE_CLASSES.reduce<VehicleClass>(
  (largest, each) => (each.maxPassengers > largest.maxPassengers ? each : largest),
  VEHICLE_CLASSES[0],
)

/** A class that does not carry a party, or what it brings along. */
export type ClassWithoutRoom = components['schemas']['ClassWithoutRoom']

/**
 * Makes and keeps a price for every class that has room for the journey.
 * @returns quotes in the order of the fleet, all of which hold until the same moment
 * @throws Problem as `createQuote`; of the classes only where none has room
 */
export async function createClassQuotes(
  context: Context,
  request: JourneyRequest,
  owner: QuoteOwner,
): Promise<{ quotes: QuoteRow[]; withoutRoom: ClassWithoutRoom[] }> {
  const extras = normaliseExtras(request.extras)
  const withoutRoom = VEHICLE_CLASSES.flatMap(({ id, maxPassengers, maxSuitcases }): ClassWithoutRoom[] => {
    if (request.passengers > maxPassengers) return [{ vehicleTypeId: id, code: 'TOO_MANY_PASSENGERS' }]
    if ((extras.luggage?.suitcases ?? 0) > maxSuitcases)
      return [{ vehicleTypeId: id, code: 'TOO_MUCH_LUGGAGE' }]
    return []
  })
  const roomy = VEHICLE_CLASSES.filter(({ id }) => !withoutRoom.some((none) => none.vehicleTypeId === id))
  // Where none has room, the largest says what has to change; seats for children are the same in all of them.
  const vehicle = vehicleFor((roomy[0] ?? LARGEST_CLASS).id, request.passengers)
  assertExtras(extras, request.passengers, vehicle)
  const quoteOf = await priceJourney(context, request, owner)
  const rows = roomy.map(({ id }) => quoteOf(id))
  return { quotes: await keep(context, owner.userId, rows), withoutRoom }
}

/** Prices that visitors are told at the same moment are written in one statement. */
const keepOfVisitors = togetherFor((orm: Orm) => async (asked: readonly NewQuotes[]) => {
  await insertAll(sharedManager(orm), Quote, asked.flat())
  return asked.map((rows) => rows as unknown as QuoteRow[])
})

/** Keeps prices; a traveller's under their account, so that none is written for somebody who was removed meanwhile. */
async function keep({ orm }: Context, userId: string | undefined, rows: NewQuotes): Promise<QuoteRow[]> {
  if (!userId) return keepOfVisitors(orm)(rows)
  return orm.em.fork().transactional(async (held) => {
    await holdUser(held, userId)
    return insertRows(held, Quote, rows)
  })
}

export async function findQuote({ orm }: Context, id: string): Promise<QuoteRow | null> {
  return findById(orm, Quote, id)
}
