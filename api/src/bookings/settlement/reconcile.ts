import { sql } from 'kysely'
import type { Context } from '#platform/context/context.ts'
import { findRow } from '#platform/database/rows.ts'
import { nextPoll } from '#money/payments/poll-plan.ts'
import { PaymentSession } from '#money/payments/payment-session.entity.ts'
import { settle } from './settle.service.ts'

/** Sessions asked about in one run. */
const MOST = 200

/**
 * Asks the gateways about sessions that fell silent: a callback that was lost is made up for. Each is asked by one process,
 * and again later while the traveller may still pay.
 * @throws Error at the end, when some could not be asked about; the others were
 */
export async function reconcile(context: Context): Promise<void> {
  let failed = 0
  for (const { id, looks } of await due(context)) {
    await lookAt(context, id, looks).catch((error: unknown) => {
      failed += 1
      context.log.error({ err: error, sessionId: id }, 'a gateway could not say what became of a payment')
    })
  }
  if (failed > 0) throw new Error(`${failed} payments could not be asked about.`)
}

async function lookAt(context: Context, id: string, looks: number): Promise<void> {
  const em = context.orm.em.fork()
  const session = await findRow(em, PaymentSession, { id })
  await sql`
    update payment_session set look_at = ${nextPoll(context.now(), looks)} where id = ${id} and look_at is not null`.execute(
    em.getKysely(),
  )
  // One that is off may be on again some day.
  const gateway = session && context.gateways.byName(session.gateway)
  if (!gateway) return
  const event = await gateway.look(session)
  if (event !== 'open') await settle(context, gateway.name, event)
}

/** Takes the sessions that are due, each a little while for oneself. */
async function due({ orm, now }: Context): Promise<{ id: string; looks: number }[]> {
  const at = now()
  const { rows } = await sql<{ id: string; looks: number }>`
    update payment_session set looks = looks + 1, look_at = ${nextPoll(at, 0)} where id in (
      select id from payment_session where look_at <= ${at} order by look_at limit ${MOST} for update skip locked)
    returning id, looks`.execute(orm.em.fork().getKysely())
  return rows
}
