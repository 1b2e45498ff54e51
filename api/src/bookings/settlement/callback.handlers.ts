import type { Context } from '#platform/context/context.ts'
import type { Handlers } from '#platform/contract/handler.ts'
import { Problem } from '#platform/http/problem.ts'
import { settleCardRefund } from '#money/payments/card-refunds.service.ts'
import type { GatewayNews, PaymentGateway } from '#money/payments/gateway.ts'
import { sandboxOfSession } from '#money/payments/sandbox-of-session.ts'
import { settleChargeback } from './settle-chargeback.ts'
import { settle } from './settle.service.ts'

export const callbackHandlers: Handlers<'receiveSandboxCallback' | 'receiveStripeCallback'> = {
  async receiveSandboxCallback({ rawBody, headers }, context) {
    // Both sandboxes sign alike. The one that takes cards speaks for that of tests, too, which saves a question.
    const { gateways } = context
    const event = on(gateways.byName('test')).readEvent(rawBody, headers)
    if (!event) return TAKEN
    if (event.about === 'refund') return take(context, on(gateways.byName('test')), event)
    const gateway = gateways.byName('sandbox') ?? (await sandboxOfSession(context, event.sessionId ?? ''))
    return take(context, on(gateway), event)
  },
  async receiveStripeCallback({ rawBody, headers }, context) {
    const gateway = on(context.gateways.byName('stripe'))
    const event = gateway.readEvent(rawBody, headers)
    return event ? take(context, gateway, event) : TAKEN
  },
}

const TAKEN = { status: 200 as const, body: { message: 'Taken' } }

async function take(context: Context, gateway: PaymentGateway, event: GatewayNews) {
  if (event.about === 'dispute') await settleChargeback(context, gateway, event)
  else if (event.about === 'refund') await settleCardRefund(context, event.key, event)
  else await settle(context, gateway.name, event)
  return TAKEN
}

/** @throws Problem NOT_FOUND */
function on(gateway: PaymentGateway | undefined): PaymentGateway {
  if (!gateway) throw new Problem('NOT_FOUND', 'This gateway takes no payments here.')
  return gateway
}
