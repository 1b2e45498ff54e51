import { sql } from 'kysely'
import type { Context } from '#platform/context/context.ts'
import { findRow } from '#platform/database/rows.ts'
import { PaymentSession } from '#money/payments/payment-session.entity.ts'
import { lockBooking } from '../booking/booking-record.ts'
import { surplusPages, type PagesToClose } from '../funds/surplus-pages.ts'
import { settle } from './settle.service.ts'

/**
 * Closes the pages of a booking that must not be paid any more; what turns out to be paid by then is settled like any payment.
 * @throws Error at the end, when some could not be closed; the others were
 */
export async function closeSurplusPages(context: Context, job: PagesToClose): Promise<void> {
  let failed = 0
  for (const id of await offerNoMore(context, job)) {
    await closePage(context, id).catch((error: unknown) => {
      failed += 1
      context.log.error({ err: error, sessionId: id }, 'a payment page could not be closed')
    })
  }
  if (failed > 0) throw new Error(`${failed} payment pages could not be closed.`)
}

/**
 * Marks the pages first, under the booking's lock: who goes back to the card meanwhile gets either a page that stays, or a
 * new one. Locks sessions before the booking, as everybody does.
 */
function offerNoMore({ orm }: Context, job: PagesToClose): Promise<string[]> {
  return orm.em.fork().transactional(async (em) => {
    const db = em.getKysely()
    const found = await sql<{ id: string }>`
      select s.id from payment_session s ${surplusPages(job)} order by s.id for no key update`.execute(db)
    if (found.rows.length === 0) return []
    await lockBooking(em, { id: job.bookingId })
    const ids = sql.join(found.rows.map(({ id }) => id))
    const { rows } = await sql<{ id: string }>`
      update payment_session set status = 'closing' where id in (
        select s.id from payment_session s ${surplusPages(job)} and s.id in (${ids})) returning id`.execute(
      db,
    )
    return rows.map(({ id }) => id)
  })
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
