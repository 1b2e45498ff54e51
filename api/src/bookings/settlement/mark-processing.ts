import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import type { PaymentSessionRow } from '#money/payments/payment-session.entity.ts'
import { awaitPayment } from './await-payment.ts'
import { moveSession } from './advance-session.ts'

/** The traveller paid by a way that clears later; nothing has come yet. */
export async function process(
  context: Context,
  em: EntityManager,
  session: PaymentSessionRow,
): Promise<void> {
  // Told out of order: what has been declined since is not on its way any more.
  if (session.status === 'processing' || session.status === 'declined') return
  await moveSession(em, session, 'processing', context.now())
  await awaitPayment(context, em, session, 'payment-processing')
}
