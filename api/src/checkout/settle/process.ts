import type { Context } from '../../context.ts'
import type { EntityManager } from '../../database/orm.ts'
import type { PaymentSessionRow } from '../../payments/payment-session.entity.ts'
import { awaitMoney } from './await-money.ts'
import { moveSession } from './move-session.ts'

/** The traveller paid by a way that clears later; nothing has come yet. */
export async function process(
  context: Context,
  em: EntityManager,
  session: PaymentSessionRow,
): Promise<void> {
  // Told out of order: what has been declined since is not on its way any more.
  if (session.status === 'processing' || session.status === 'declined') return
  await moveSession(em, session, 'processing', context.now())
  await awaitMoney(context, em, session, 'payment-processing')
}
