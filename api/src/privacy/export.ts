import { sql } from 'kysely'
import { AccountBlock } from '../accounts/blocks/account-block.entity.ts'
import { getUser } from '../accounts/find-user.ts'
import { personalData } from '../accounts/personal-data.ts'
import { balance } from '../checkout/balance.service.ts'
import type { components } from '../contract/generated/contract.ts'
import type { Context } from '../context.ts'
import { exportedBookings } from './export-bookings.ts'
import { exportedCheckouts, exportedQuotes } from './export-journeys.ts'
import { ownRows } from './own-rows.ts'

export type AccountExport = components['schemas']['AccountExport']

/** Everything we hold on a person (GDPR, articles 15 and 20): what the list of personal data says is shown. */
export async function exportAccount(
  context: Context,
  userId: string,
  sessionId: string | undefined,
): Promise<AccountExport> {
  const em = context.orm.em.fork()
  const person = await getUser(context, userId)
  const bookings = await exportedBookings(em, person)
  const { amountCents, currency, entries } = await balance(context, userId, { limit: MOST_MOVEMENTS })
  const blocks = await ownRows(em, AccountBlock, person, sql`blocked_at desc`)
  return {
    exportedAt: context.now().toISOString(),
    ...(await personalData(context, userId, sessionId)),
    bookings,
    quotes: await exportedQuotes(em, person),
    checkouts: await exportedCheckouts(em, person, bookings),
    balance: { amountCents, currency, entries },
    blocks: blocks.map(({ blockedAt, until, liftedAt }) => ({
      blockedAt: blockedAt.toISOString(),
      until: until?.toISOString() ?? null,
      liftedAt: liftedAt?.toISOString() ?? null,
    })),
  }
}

/** More than anybody has. */
const MOST_MOVEMENTS = 10_000
