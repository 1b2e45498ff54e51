import { INACTIVE_MONTHS } from '@fiacre/sdk/rules'
import { brand } from '#platform/brand/brand.ts'
import type { Context } from '#platform/context/context.ts'
import { Problem } from '#platform/http/problem.ts'
import { blockOf } from './blocking.service.ts'
import type { UserRow } from './user.entity.ts'

/** @throws Problem ACCOUNT_BLOCKED, ACCOUNT_CLOSED */
export async function assertOpen(context: Context, user: UserRow): Promise<void> {
  if (await blockOf(context, user.id)) {
    throw new Problem('ACCOUNT_BLOCKED', `This account is blocked. Please write to ${brand.supportEmail}.`)
  }
  if (user.closedAt) {
    const message = `This account was closed because it was not used for ${INACTIVE_MONTHS} months. Set a new password to open it again.`
    throw new Problem('ACCOUNT_CLOSED', message)
  }
}
