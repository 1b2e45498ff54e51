import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { findRow } from '../../database/rows.ts'
import { PaymentSession } from '../../payments/payment-session.entity.ts'
import { surplus, type ClosePages } from '../money/close-pages.ts'
import { settle } from './settle.service.ts'

/** Closes the pages of a booking that must not be paid any more; what turns out to be paid by then is settled like any payment. */
export async function runClosePages(context: Context, job: ClosePages): Promise<void> {
  const em = context.orm.em.fork()
  const { rows } = await sql<{ id: string }>`select s.id from payment_session s ${surplus(job)}`.execute(
    em.getKysely(),
  )
  for (const { id } of rows) {
    const session = await findRow(em, PaymentSession, { id })
    if (!session) continue
    const gateway = context.gateways.byName(session.gateway)
    if (!gateway) continue
    const event = await gateway.close(session)
    const closed = { id: `${session.id}:closed`, sessionId: session.id, outcome: 'expired' as const }
    const { amountCents, currency } = session
    await settle(context, gateway.name, event === 'closed' ? { ...closed, amountCents, currency } : event)
  }
}
