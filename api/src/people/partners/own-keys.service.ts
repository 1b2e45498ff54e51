import { MS_PER_HOUR, PARTNER_KEYS_MOST } from '@fiacre/sdk/rules'
import type { components } from '@fiacre/sdk/contract'
import { sql } from 'kysely'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRow } from '#platform/database/rows.ts'
import { fieldProblem, Problem } from '#platform/http/problem.ts'
import { changeOwnPartner, DEVELOPERS } from './change-partner.ts'
import { endKey, insertKey, replaceKey } from './keys.service.ts'
import { PartnerKey, type KeyMode } from './partner-key.entity.ts'
import type { PartnerRow } from './partner.entity.ts'
import { sentence } from '#platform/http/sentence.ts'

type Schemas = components['schemas']

/** @throws Problem PARTNER_STATE for a live key before the approval, RULE_VIOLATION when there are too many, or a publishable one is to have scopes */
export async function makeOwnKey(
  context: Context,
  userId: string,
  wanted: Schemas['PartnerKeyWanted'],
): Promise<Schemas['PartnerKeyMade']> {
  const { partner, result } = await changeOwnPartner(
    context,
    userId,
    { roles: DEVELOPERS },
    async (em, row) => {
      assertModeOpen(row, wanted.mode)
      if (wanted.kind === 'publishable' && wanted.scopes) throw noScopes()
      await assertRoom(em, row.id, context.now())
      return insertKey(em, { partnerId: row.id, ...wanted }, context.now())
    },
  )
  return { key: result, partner }
}

/** @throws Problem NOT_FOUND for a key that is another's or works no more, PARTNER_STATE */
export async function rotateOwnKey(
  context: Context,
  userId: string,
  keyId: string,
  overlapHours: number,
): Promise<Schemas['PartnerKeyMade']> {
  const now = context.now()
  const { partner, result } = await changeOwnPartner(
    context,
    userId,
    { roles: DEVELOPERS },
    async (em, row) => {
      const key = await ownKey(em, row, keyId)
      assertModeOpen(row, key.mode)
      await assertRoom(em, row.id, now)
      const made = await replaceKey(em, key.id, new Date(now.getTime() + overlapHours * MS_PER_HOUR), now)
      if (!made) throw noSuchKey()
      return made
    },
  )
  return { key: result, partner }
}

/** @throws Problem NOT_FOUND for a key that is another's, or was revoked before */
export async function revokeOwnKey(
  context: Context,
  userId: string,
  keyId: string,
): Promise<Schemas['Partner']> {
  const { partner } = await changeOwnPartner(context, userId, { roles: DEVELOPERS }, async (em, row) => {
    const { id } = await ownKey(em, row, keyId)
    if (!(await endKey(em, id, context.now()))) throw noSuchKey()
  })
  return partner
}

async function ownKey(em: EntityManager, { id: partnerId }: PartnerRow, id: string) {
  const key = await findRow(em, PartnerKey, { id, partnerId })
  if (!key) throw noSuchKey()
  return key
}

function assertModeOpen({ isLive }: PartnerRow, mode: KeyMode): void {
  if (mode === 'test' || isLive) return
  throw new Problem('PARTNER_STATE', sentence('keysAfterApproval'))
}

/** @throws Problem RULE_VIOLATION: whoever needs more keys ends some */
async function assertRoom(em: EntityManager, partnerId: string, now: Date): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from partner_key
    where partner_id = ${partnerId} and revoked_at is null and coalesce(expires_at > ${now}, true)`.execute(
    em.getKysely(),
  )
  if ((rows[0]?.count ?? 0) < PARTNER_KEYS_MOST) return
  throw new Problem('RULE_VIOLATION', sentence('mostReached', { most: PARTNER_KEYS_MOST }))
}

const noScopes = () => fieldProblem('RULE_VIOLATION', 'scopes', sentence('publishableScopes'))
const noSuchKey = () => new Problem('NOT_FOUND', 'There is no such key that works.')
