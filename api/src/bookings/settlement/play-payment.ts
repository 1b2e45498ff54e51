import { sql } from 'kysely'
import type { Context } from '#platform/context/context.ts'
import { findRows } from '#platform/database/rows.ts'
import type { GatewayEvent } from '#money/payments/gateway.ts'
import { PaymentSession } from '#money/payments/payment-session.entity.ts'
import { openSession } from '#money/payments/payments.service.ts'
import { playSandbox } from '#money/payments/sandbox/play-sandbox.ts'
import { settle } from './settle.service.ts'

/** What the payer of a test booking does. */
type Played = Exclude<GatewayEvent['outcome'], 'expired'>

/**
 * Pays for a test booking in the place of its payer, through the gateway of tests and no other: the session that is open, or whose payment is
 * on its way. Done twice is done once.
 */
export async function playPayment(context: Context, bookingId: number, outcome: Played): Promise<void> {
  // A booking that is asked for again may have been paid for anew by then: only its first page is declined, or kept waiting.
  const which = outcome === 'paid' ? sql`true` : sql`attempt = 1`
  const [session] = await findRows(
    context.orm.em.fork(),
    PaymentSession,
    sql`where booking_id = ${bookingId} and change_id is null and gateway = 'test' and ${which}
      and status in ('opening', 'open', 'processing') order by attempt desc limit 1`,
  )
  if (!session) return
  if (session.status === 'opening') await openSession(context, session)
  const event = await playSandbox(context.orm, session.id, outcome, context.now())
  if (event !== 'open') await settle(context, session.gateway, event)
}
