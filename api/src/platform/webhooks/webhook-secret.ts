import { randomBytes } from 'node:crypto'
import type { Orm } from '../database/orm.ts'
import { sealKeyOf } from '../database/seal.ts'
import { sharedSecret } from '../database/secrets.ts'

/** 32 bytes, where Standard Webhooks asks for 24 to 64. */
export function newWebhookSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`
}

/** The key that secrets of addresses are sealed by: they sign, so a hash of them would not do. */
export async function webhookSealKey(orm: Orm): Promise<string> {
  return sealKeyOf(await sharedSecret(orm, 'webhooks'))
}
