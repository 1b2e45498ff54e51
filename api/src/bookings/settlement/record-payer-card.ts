import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import type { JobKind } from '#platform/jobs/job-kind.ts'
import type { GatewayEvent } from '#money/payments/gateway.ts'
import type { PaymentSessionRow } from '#money/payments/payment-session.entity.ts'
import { getSession } from '#money/payments/payments.service.ts'
import { doCardsMatter, noteCard } from '#prices/promotions/record-card.ts'

/** Asks a gateway which card paid, where its callback did not say. */
export const ASK_CARD: JobKind<{ sessionId: string }> = { name: 'ask-card' }

/** Remembers the card of a payment that has come, in its transaction, as long as there is a promo code that asks for it. */
export async function recordPayerCard(
  context: Context,
  em: EntityManager,
  { id: sessionId, bookingId, gateway }: PaymentSessionRow,
  { card }: GatewayEvent,
): Promise<void> {
  if (!bookingId) return
  const isAsked = !card && context.gateways.byName(gateway)?.tellsCardWhenAsked
  if ((!card && !isAsked) || !(await doCardsMatter(em))) return
  if (card) await noteCard(context, em, bookingId, card)
  else await context.jobs.enqueue(em, ASK_CARD, { sessionId })
}

/** @throws Error as the gateway does; it is asked again then */
export async function askCard(context: Context, sessionId: string): Promise<void> {
  const session = await getSession(context, sessionId)
  const event = await context.gateways.byName(session.gateway)?.look(session)
  const { bookingId } = session
  if (!event || event === 'open' || !event.card || !bookingId) return
  const { card } = event
  await context.orm.em.fork().transactional((em) => noteCard(context, em, bookingId, card))
}
