import type { components } from '@fiacre/sdk/contract'
import type { Context } from '#platform/context/context.ts'
import { findRow } from '#platform/database/rows.ts'
import { Approval } from './approval.entity.ts'

/** The answer to what a second person has to agree to first. */
export async function approvalRequested(
  { orm }: Context,
  id: string,
): Promise<{ status: 202; body: components['schemas']['ApprovalRequested'] }> {
  const approval = await findRow(orm.em.fork(), Approval, { id })
  if (!approval) throw new Error(`The approval ${id} was asked for, and is not there.`)
  return { status: 202, body: { approvalId: id, expiresAt: approval.expiresAt.toISOString() } }
}
