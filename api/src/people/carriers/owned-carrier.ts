import type { Context } from '#platform/context/context.ts'
import { findRow } from '#platform/database/rows.ts'
import { Problem } from '#platform/http/problem.ts'
import { CarrierMember } from './carrier-member.entity.ts'
import { Carrier, type CarrierRow } from './carrier.entity.ts'
import { assertRight } from './carrier-rights.ts'
import { noCarrier } from './change-carrier.ts'
import { sentence } from '#platform/http/sentence.ts'

/**
 * The carrier that somebody is an owner of: what connects its computers is in the hands of its owners.
 * @param wants `change` is not possible once it is closed
 * @throws Problem NOT_FOUND, FORBIDDEN, CARRIER_STATE
 */
export async function ownedCarrier(
  { orm }: Pick<Context, 'orm'>,
  userId: string,
  wants: 'look' | 'change',
): Promise<CarrierRow> {
  const em = orm.em.fork()
  const member = await findRow(em, CarrierMember, { userId })
  const carrier = member && (await findRow(em, Carrier, { id: member.carrierId }))
  if (!carrier) throw noCarrier()
  assertRight(member.role, 'connect')
  if (wants === 'change' && carrier.state === 'closed')
    throw new Problem('CARRIER_STATE', sentence('carrierClosed'))
  return carrier
}
