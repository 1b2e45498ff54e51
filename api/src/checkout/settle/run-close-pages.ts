import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { findRow } from '../../database/rows.ts'
import { PaymentSession } from '../../payments/payment-session.entity.ts'
import { surplus, type ClosePages } from '../money/close-pages.ts'
import { settle } from './settle.service.ts'

/**
 * Closes the pages of a booking that must not be paid any more; what turns out to be paid by then is settled like any payment.
 * @throws Error at the end, when some could not be closed; the others were
 */
export async function runClosePages(context: Context, job: ClosePages): Promise<void> {
  const { rows } = await sql<{ id: string }>`select s.id from payment_session s ${surplus(job)}`.execute(
    context.orm.em.fork().getKysely(),
  )
  let failed = 0
  for (const { id } of rows) {
    await closePage(context, id).catch((error: unknown) => {
      failed += 1
      context.log.error({ err: error, sessionId: id }, 'a payment page could not be closed')
    })
  }
  if (failed > 0) throw new Error(`${failed} payment pages could not be closed.`)
}

async function closePage(context: Context, id: string): Promise<void> {
  const session = await findRow(context.orm.em.fork(), PaymentSession, { id })
  const gateway = session && context.gateways.byName(session.gateway)
  if (!gateway) return
  const event = await gateway.close(session)
  const closed = { id: `${session.id}:closed`, sessionId: session.id, outcome: 'expired' as const }
  const { amountCents, currency } = session
  await settle(context, gateway.name, event === 'closed' ? { ...closed, amountCents, currency } : event)
}
