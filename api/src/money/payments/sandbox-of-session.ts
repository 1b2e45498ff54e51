import { findRow } from '#platform/database/rows.ts'
import { isUuid } from '#platform/database/uuid.ts'
import type { Context } from '#platform/context/context.ts'
import type { PaymentGateway } from './gateway.ts'
import { PaymentSession } from './payment-session.entity.ts'

/**
 * The sandbox that a session belongs to: that of tests, or the one that takes the cards. None where that one is off by
 * now, as an old page must not pay for a real journey.
 */
export async function sandboxOfSession(
  { orm, gateways }: Context,
  sessionId: string,
): Promise<PaymentGateway | undefined> {
  const session = isUuid(sessionId) ? await findRow(orm.em.fork(), PaymentSession, { id: sessionId }) : null
  return gateways.byName(session?.gateway === 'test' ? 'test' : 'sandbox')
}
