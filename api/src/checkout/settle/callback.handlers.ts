import type { Context } from '../../context.ts'
import type { Handlers } from '../../contract/handler.ts'
import { Problem } from '../../http/problem.ts'
import { settle } from './settle.service.ts'

export const callbackHandlers: Handlers<'receiveSandboxCallback' | 'receiveStripeCallback'> = {
  receiveSandboxCallback: ({ rawBody, headers }, context) => take(context, 'sandbox', rawBody, headers),
  receiveStripeCallback: ({ rawBody, headers }, context) => take(context, 'stripe', rawBody, headers),
}

async function take(
  context: Context,
  name: string,
  body: Buffer,
  headers: Record<string, string | undefined>,
) {
  const gateway = context.gateways.byName(name)
  if (!gateway) throw new Problem('NOT_FOUND', 'This gateway takes no payments here.')
  const event = gateway.readEvent(body, headers)
  if (event) await settle(context, name, event)
  return { status: 200 as const, body: { message: 'Taken' } }
}
