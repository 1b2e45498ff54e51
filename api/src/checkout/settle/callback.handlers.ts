import type { Context } from '../../context.ts'
import type { Handlers } from '../../contract/handler.ts'
import { Problem } from '../../http/problem.ts'
import type { GatewayEvent, PaymentGateway } from '../../payments/gateway.ts'
import { sandboxOfSession } from '../../payments/sandbox-of-session.ts'
import { settle } from './settle.service.ts'

export const callbackHandlers: Handlers<'receiveSandboxCallback' | 'receiveStripeCallback'> = {
  async receiveSandboxCallback({ rawBody, headers }, context) {
    // Both sandboxes sign alike; whose page it was is known from the session.
    const event = on(context.gateways.byName('test')).readEvent(rawBody, headers)
    return event ? take(context, on(await sandboxOfSession(context, event.sessionId)), event) : TAKEN
  },
  async receiveStripeCallback({ rawBody, headers }, context) {
    const gateway = on(context.gateways.byName('stripe'))
    const event = gateway.readEvent(rawBody, headers)
    return event ? take(context, gateway, event) : TAKEN
  },
}

const TAKEN = { status: 200 as const, body: { message: 'Taken' } }

async function take(context: Context, { name }: PaymentGateway, event: GatewayEvent) {
  await settle(context, name, event)
  return TAKEN
}

/** @throws Problem NOT_FOUND */
function on(gateway: PaymentGateway | undefined): PaymentGateway {
  if (!gateway) throw new Problem('NOT_FOUND', 'This gateway takes no payments here.')
  return gateway
}
