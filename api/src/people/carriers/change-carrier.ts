import { sql } from 'kysely'
import type { components } from '@fiacre/sdk/contract'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRow, lockRow, saveRow } from '#platform/database/rows.ts'
import { assertMatches } from '#platform/http/entity-tag.ts'
import { Problem } from '#platform/http/problem.ts'
import { holdUser } from '../accounts/find-user.ts'
import { CarrierMember, type CarrierRole } from './carrier-member.entity.ts'
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
 * @param roles who may; an owner always may
 * @param run gets the locked carrier; what it changes of it is saved
 * @throws Problem NOT_FOUND, FORBIDDEN, CARRIER_STATE once it is closed, PRECONDITION_FAILED
 */
export async function changeOwnCarrier(
  context: Context,
  userId: string,
  roles: readonly CarrierRole[],
  ifMatch: string | undefined,
  run: (em: EntityManager, carrier: CarrierRow) => Promise<void>,
): Promise<View> {
  return context.orm.em.fork().transactional(async (em) => {
    await holdUser(em, userId)
    const member = await findRow(em, CarrierMember, { userId })
    const carrier = member && (await lockRow(em, Carrier, sql`id = ${member.carrierId}`))
    if (!carrier) throw noCarrier()
    if (member.role !== 'owner' && !roles.includes(member.role))
      throw new Problem('FORBIDDEN', 'Only the owner of the carrier may do this.')
    if (carrier.state === 'closed') throw new Problem('CARRIER_STATE', sentence('carrierClosed'))
    await assertCarrierMatches(context, em, carrier, ifMatch)
    await run(em, carrier)
    carrier.updatedAt = context.now()
    await saveRow(em, Carrier, carrier)
    return carrierView(await wholeCarrier(em, carrier), context.now())
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
