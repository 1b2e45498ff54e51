import { MS_PER_DAY } from '@fiacre/sdk/rules'
import { Problem } from '#platform/http/problem.ts'
import type { Context } from '#platform/context/context.ts'
import { deliverCallback, SANDBOX_CALLBACK, type CallbackRoute } from './sandbox-callback.ts'
import type { DisputeTurn, SandboxDispute } from './sandbox-event.ts'
import { SandboxSession, type SandboxSessionRow } from './sandbox-session.entity.ts'
import { sentence } from '#platform/http/sentence.ts'

/** Days in which a dispute can be answered, as gateways have it. */
const EVIDENCE_DAYS = 14

/** When the callback is sent again, should the first delivery have failed. */
const BACKUP_SECONDS = 3

/**
 * The holder of the card disputes a payment that was made, or the bank decides: the callback tells of it, now and again until it is
 * taken.
 * @throws Problem RULE_VIOLATION for a page that nobody has paid
 */
export async function playDispute(
  context: Context,
  token: string,
  turn: DisputeTurn,
  route: CallbackRoute,
): Promise<SandboxSessionRow> {
  const now = context.now()
  const em = context.orm.em.fork()
  const session = await em.findOneOrFail(SandboxSession, { token })
  if (session.outcome !== 'paid') throw new Problem('RULE_VIOLATION', sentence('disputeUnpaid'))
  const { sessionId, currency } = session
  const event: SandboxDispute = {
    id: `${sessionId}-dispute-${turn}`,
    sessionId,
    type: `dispute.${turn}`,
    amountCents: session.arrivedCents ?? session.amountCents,
    currency,
    disputeId: `dp_${sessionId}`,
    reason: 'product_not_received',
    evidenceDueBy: new Date(now.getTime() + EVIDENCE_DAYS * MS_PER_DAY).toISOString(),
    createdAt: now.toISOString(),
  }
  await em.transactional((inside) =>
    context.jobs.enqueue(inside, SANDBOX_CALLBACK, event, { startAfter: BACKUP_SECONDS }),
  )
  await deliverCallback(route, event, now).catch((error: unknown) => {
    context.log.warn({ err: error }, 'a sandbox callback was not taken and will be sent again')
  })
  return session
}
