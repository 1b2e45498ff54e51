import { getUser } from '#people/accounts/find-user.ts'
import { personalData } from '#people/accounts/personal-data.ts'
import { balance } from '#bookings/funds/balance.service.ts'

import type { Context } from '#platform/context/context.ts'
import { exportedBookings } from './export-bookings.ts'
import { exportedMemberships, exportedPartners } from './export-businesses.ts'
import { exportedCarriers } from './export-carriers.ts'
import { exportedMessages } from './export-messages.ts'
import { exportedCheckouts, exportedQuotes } from './export-journeys.ts'
import type { AccountExport } from './account-export.ts'

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
    messages: await exportedMessages(em, person),
    carriers: await exportedCarriers(em, person, context.now()),
    partners: await exportedPartners(em, person, context.now()),
    memberships: await exportedMemberships(em, person),
    balance: { amountCents, currency, entries },
  }
}

/** More than anybody has. */
const MOST_MOVEMENTS = 10_000
