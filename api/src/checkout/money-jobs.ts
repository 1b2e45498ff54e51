import type { Context } from '../context.ts'
import { TELL_HELD } from '../mail/held-mail.ts'
import { CLOSE_PAGES } from './money/close-pages.ts'
import { runClosePages } from './settle/run-close-pages.ts'
import { expireUnpaid } from './settle/expire-unpaid.ts'
import { ASK_CARD, askCard } from './settle/note-payer-card.ts'
import { reconcile } from './settle/reconcile.ts'
import { tellAllHeld, tellHeld } from './tell-held-mail.ts'

/** Starts what happens to payments and unpaid bookings with time: one process does each, whichever is there. */
export async function startMoneyJobs(context: Context): Promise<void> {
  await context.jobs.work(CLOSE_PAGES, (job) => runClosePages(context, job))
  await context.jobs.work(ASK_CARD, ({ sessionId }) => askCard(context, sessionId))
  await context.jobs.work(TELL_HELD, ({ userId }) => tellHeld(context, userId))
  await context.jobs.every({ name: 'tell-all-held-mail' }, '*/10 * * * *', () => tellAllHeld(context))
  await context.jobs.every({ name: 'reconcile-payments' }, '* * * * *', () => reconcile(context))
  await context.jobs.every({ name: 'expire-unpaid' }, '*/5 * * * *', () => expireUnpaid(context))
}
