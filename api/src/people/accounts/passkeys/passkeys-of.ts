import type { components } from '@fiacre/sdk/contract'
import { sql } from 'kysely'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRows } from '#platform/database/rows.ts'
import { Passkey, type PasskeyRow } from './passkey.entity.ts'

/** The passkeys of an account, the oldest first. */
export async function passkeysOf(em: EntityManager, userId: string): Promise<PasskeyRow[]> {
  return findRows(em, Passkey, sql`where user_id = ${userId} order by created_at, id`)
}

/** A passkey as its owner sees it. */
export function toPasskey({ id, name, createdAt, lastUsedAt }: PasskeyRow): components['schemas']['Passkey'] {
  return {
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }
}
