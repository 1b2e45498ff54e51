import { getUser } from '../accounts/find-user.ts'
import { personalData } from '../accounts/personal-data.ts'
import { balance } from '../checkout/balance.service.ts'
import type { components } from '../contract/generated/contract.ts'
import type { Context } from '../context.ts'
import { exportedBookings } from './export-bookings.ts'
import { exportedCheckouts, exportedQuotes } from './export-journeys.ts'

export type AccountExport = components['schemas']['AccountExport']

/** Everything we hold on a person (GDPR, articles 15 and 20): what the list of personal data says is shown. */
export async function exportAccount(
  context: Context,
  userId: string,
  sessionId: string | undefined,
): Promise<AccountExport> {
  const em = context.orm.em.fork()
  const person = await getUser(context, userId)
  const { amountCents, currency, entries } = await balance(context, userId, { limit: MOST_MOVEMENTS })
  return {
    exportedAt: context.now().toISOString(),
    ...(await personalData(context, userId, sessionId)),
    bookings: await exportedBookings(em, person),
    quotes: await exportedQuotes(em, person),
    checkouts: await exportedCheckouts(em, person),
    balance: { amountCents, currency, entries },
  }
}

/** More than anybody has. */
const MOST_MOVEMENTS = 10_000
