import type { Context } from '#platform/context/context.ts'
import type { PaymentSessionRow } from '#money/payments/payment-session.entity.ts'
import { getSession, openSession } from '#money/payments/payments.service.ts'

/**
 * The address of a gateway's page, asked for now where it is not known yet. A gateway that is away is logged; what was written
 * stays, and can be paid later.
 * @param made the session, where it is at hand
 */
export async function pageOf(
  context: Context,
  sessionId: string,
  made?: PaymentSessionRow,
): Promise<string | undefined> {
  try {
    return await openSession(context, made ?? (await getSession(context, sessionId)))
  } catch (error) {
    context.log.error({ err: error, sessionId }, 'the payment gateway could not open a session')
    return undefined
  }
}
