import type { Orm } from '#platform/database/orm.ts'
import type { Config } from '#platform/settings/config.ts'
import { allowsLoopback } from '#platform/webhooks/allows-loopback.ts'
import type { WebhookDesk } from '#platform/webhooks/endpoints.service.ts'
import { webhookSealKey } from '#platform/webhooks/webhook-secret.ts'

/** What the commands for partners work on. */
export interface PartnerDesk {
  orm: Orm
  webhooks: WebhookDesk
}

export async function openPartnerDesk(orm: Orm, config: Config): Promise<PartnerDesk> {
  const sealKey = await webhookSealKey(orm)
  return { orm, webhooks: { orm, sealKey, allowsLoopback: allowsLoopback(config) } }
}
