import { sql } from 'kysely'
import type { components } from '@fiacre/sdk/contract'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRow, lockRow, saveRow } from '#platform/database/rows.ts'
import { assertMatches } from '#platform/http/entity-tag.ts'
import { Problem } from '#platform/http/problem.ts'
import { holdUser } from '../accounts/find-user.ts'
import { CarrierMember } from './carrier-member.entity.ts'
import { assertRight, type CarrierRight } from './carrier-rights.ts'
import { wholeCarrier } from './carrier-parts.ts'
import { carrierView, taggedCarrier } from './carrier-view.ts'
import { Carrier, type CarrierRow } from './carrier.entity.ts'
import { sentence } from '#platform/http/sentence.ts'

type View = components['schemas']['Carrier']

/** What a member sees of the carrier. @throws Problem NOT_FOUND for whoever acts for none */
export async function getOwnCarrier({ orm, now }: Context, userId: string): Promise<View> {
  const em = orm.em.fork()
  const member = await findRow(em, CarrierMember, { userId })
  const carrier = member && (await findRow(em, Carrier, { id: member.carrierId }))
  if (!carrier) throw noCarrier()
  return carrierView(await wholeCarrier(em, carrier), now())
}

/**
 * A change by a member, under the carrier's lock: whatever hangs on a carrier is changed by one at a time.
 * @param run gets the locked carrier; what it changes of it is saved
 * @throws Problem NOT_FOUND, FORBIDDEN for whoever lacks the right, CARRIER_STATE once it is closed, PRECONDITION_FAILED
 */
export async function changeOwnCarrier(
  context: Context,
  userId: string,
  right: CarrierRight,
  ifMatch: string | undefined,
  run: (em: EntityManager, carrier: CarrierRow) => Promise<void>,
): Promise<View> {
  return withOwnCarrier(context, userId, right, async (em, carrier) => {
    await assertCarrierMatches(context, em, carrier, ifMatch)
    await run(em, carrier)
    carrier.updatedAt = context.now()
    await saveRow(em, Carrier, carrier)
    return carrierView(await wholeCarrier(em, carrier), context.now())
  })
}

/** What a member does under the carrier's lock; whoever changes the carrier saves it. @throws Problem as `changeOwnCarrier` does */
export async function withOwnCarrier<Result>(
  context: Context,
  userId: string,
  right: CarrierRight,
  run: (em: EntityManager, carrier: CarrierRow) => Promise<Result>,
): Promise<Result> {
  return context.orm.em.fork().transactional(async (em) => {
    await holdUser(em, userId)
    const known = await findRow(em, CarrierMember, { userId })
    const carrier = known && (await lockRow(em, Carrier, sql`id = ${known.carrierId}`))
    // Whoever waited for the lock may have been removed, or may do less, by now.
    const member = carrier && (await findRow(em, CarrierMember, { userId, carrierId: carrier.id }))
    if (!carrier || !member) throw noCarrier()
    assertRight(member.role, right)
    if (carrier.state === 'closed') throw new Problem('CARRIER_STATE', sentence('carrierClosed'))
    return run(em, carrier)
  })
}

/** @throws Problem PRECONDITION_FAILED where the carrier is not what the caller saw */
async function assertCarrierMatches(
  { now }: Pick<Context, 'now'>,
  em: EntityManager,
  carrier: CarrierRow,
  ifMatch: string | undefined,
): Promise<void> {
  if (ifMatch === undefined) return
  assertMatches(ifMatch, taggedCarrier(carrierView(await wholeCarrier(em, carrier), now())))
}

export const noCarrier = () => new Problem('NOT_FOUND', 'You act for no carrier yet.')
