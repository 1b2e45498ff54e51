import type { Context } from '../context/context.ts'
import { allowsLoopback } from './allows-loopback.ts'
import type { WebhookDesk } from './endpoints.service.ts'
import { webhookSealKey } from './webhook-secret.ts'

/** What the services of addresses are given, of a running service. */
export async function webhookDesk({ orm, config }: Pick<Context, 'orm' | 'config'>): Promise<WebhookDesk> {
  return { orm, sealKey: await webhookSealKey(orm), allowsLoopback: allowsLoopback(config) }
}
