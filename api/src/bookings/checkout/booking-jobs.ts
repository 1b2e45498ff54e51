import type { Context } from '#platform/context/context.ts'
import { TELL_HELD } from '#platform/mail/held-mail.ts'
import {
  lookAfterCardRefunds,
  SEND_CARD_REFUND,
  sendCardRefund,
} from '#money/payments/card-refunds.service.ts'
import { CLOSE_SURPLUS_PAGES } from '../funds/surplus-pages.ts'
import { closeSurplusPages } from '../settlement/close-surplus-pages.ts'
import { expireUnpaid } from '../settlement/expire-unpaid.ts'
import { ASK_CARD, askCard } from '../settlement/record-payer-card.ts'
import { reconcile } from '../settlement/reconcile.ts'
import { sendAllHeldMail, sendHeldMail } from './send-held-mail.ts'

/** Starts what happens to payments and unpaid bookings with time: one process does each, whichever is there. */
export async function startBookingJobs(context: Context): Promise<void> {
  await context.jobs.work(CLOSE_SURPLUS_PAGES, (job) => closeSurplusPages(context, job))
  await context.jobs.work(SEND_CARD_REFUND, ({ refundId }) => sendCardRefund(context, refundId))
  await context.jobs.work(ASK_CARD, ({ sessionId }) => askCard(context, sessionId))
  await context.jobs.work(TELL_HELD, ({ userId }) => sendHeldMail(context, userId))
  await context.jobs.every({ name: 'tell-all-held-mail' }, '*/10 * * * *', () => sendAllHeldMail(context))
  await context.jobs.every({ name: 'reconcile-payments' }, '* * * * *', () => reconcile(context))
  await context.jobs.every({ name: 'look-after-card-refunds' }, '*/5 * * * *', () =>
    lookAfterCardRefunds(context),
  )
  await context.jobs.every({ name: 'expire-unpaid' }, '*/5 * * * *', () => expireUnpaid(context))
}
