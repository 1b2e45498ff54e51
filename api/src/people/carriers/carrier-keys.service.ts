import { CARRIER_MOST, MS_PER_HOUR } from '@fiacre/sdk/rules'
import { randomUUID } from 'node:crypto'
import type { components } from '@fiacre/sdk/contract'
import { sql } from 'kysely'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRows, insertRow, lockRow, saveRow } from '#platform/database/rows.ts'
import { Problem } from '#platform/http/problem.ts'
import { CarrierKey, type CarrierKeyRow } from './carrier-key.entity.ts'
import { Carrier } from './carrier.entity.ts'
import { newCarrierKey } from './new-carrier-key.ts'
import { ownedCarrier } from './owned-carrier.ts'
import { sentence } from '#platform/http/sentence.ts'

type Schemas = components['schemas']

/** The keys of the carrier that somebody owns, those that still work first. @throws Problem as `ownedCarrier` does */
export async function listCarrierKeys(context: Context, userId: string): Promise<Schemas['CarrierKeyList']> {
  const { id } = await ownedCarrier(context, userId, 'look')
  const rows = await findRows(
    context.orm.em.fork(),
    CarrierKey,
    sql`where carrier_id = ${id} order by revoked_at nulls first, created_at desc, id limit ${CARRIER_MOST.keys}`,
  )
  return { keys: rows.map(keyView) }
}

/** Makes a key; it can be seen in this answer alone. @throws Problem as `ownedCarrier` does, RULE_VIOLATION for one too many */
export async function createCarrierKey(
  context: Context,
  userId: string,
  { label, test = false }: Schemas['NewCarrierKey'],
): Promise<Schemas['MadeCarrierKey']> {
  const carrier = await ownedCarrier(context, userId, 'change')
  return context.orm.em.fork().transactional(async (em) => {
    // Two at once would both find room.
    await lockRow(em, Carrier, sql`id = ${carrier.id}`)
    return insertKey(em, carrier.id, { label, isTest: test }, context.now())
  })
}

/**
 * Makes a key in the place of another, which works on for a while, so that a computer can change over.
 * @throws Problem NOT_FOUND for one that does not work any more, and as `ownedCarrier` does
 */
export async function rotateCarrierKey(
  context: Context,
  userId: string,
  id: string,
  overlapHours: number,
): Promise<Schemas['MadeCarrierKey']> {
  return changeKey(context, userId, id, async (em, row) => {
    const until = new Date(context.now().getTime() + overlapHours * MS_PER_HOUR)
    row.expiresAt = row.expiresAt && row.expiresAt < until ? row.expiresAt : until
    return insertKey(em, row.carrierId, row, context.now())
  })
}

/** Ends a key at once. @throws Problem NOT_FOUND for one that does not work any more, and as `ownedCarrier` does */
export async function revokeCarrierKey(context: Context, userId: string, id: string): Promise<void> {
  await changeKey(context, userId, id, async (_, row) => {
    row.revokedAt = context.now()
  })
}

async function changeKey<Made>(
  context: Context,
  userId: string,
  id: string,
  change: (em: EntityManager, row: CarrierKeyRow) => Promise<Made>,
): Promise<Made> {
  const carrier = await ownedCarrier(context, userId, 'look')
  return context.orm.em.fork().transactional(async (em) => {
    await lockRow(em, Carrier, sql`id = ${carrier.id}`)
    const row = await lockRow(em, CarrierKey, sql`id = ${id} and carrier_id = ${carrier.id}`)
    if (!row || !isWorking(row, context.now()))
      throw new Problem('NOT_FOUND', 'There is no such key of yours that still works.')
    const made = await change(em, row)
    await saveRow(em, CarrierKey, row)
    return made
  })
}

async function insertKey(
  em: EntityManager,
  carrierId: string,
  { label, isTest }: Pick<CarrierKeyRow, 'label' | 'isTest'>,
  now: Date,
): Promise<Schemas['MadeCarrierKey']> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from carrier_key
    where carrier_id = ${carrierId} and revoked_at is null and (expires_at is null or expires_at > ${now})`.execute(
    em.getKysely(),
  )
  if ((rows[0]?.count ?? 0) >= CARRIER_MOST.keys)
    throw new Problem('RULE_VIOLATION', sentence('mostReached', { most: CARRIER_MOST.keys }))
  const { key, keyHash, hint } = newCarrierKey(isTest)
  const row = await insertRow(em, CarrierKey, {
    id: randomUUID(),
    carrierId,
    label: label.trim(),
    isTest,
    keyHash,
    hint,
    createdAt: now,
    expiresAt: null,
    revokedAt: null,
    lastUsedAt: null,
  })
  return { key: keyView(row), secret: key }
}

const isWorking = ({ expiresAt, revokedAt }: CarrierKeyRow, now: Date): boolean =>
  !revokedAt && (!expiresAt || expiresAt > now)

function keyView(row: CarrierKeyRow): Schemas['CarrierKey'] {
  return {
    id: row.id,
    label: row.label,
    test: row.isTest,
    hint: row.hint,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    revokedAt: row.revokedAt?.toISOString() ?? null,
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  }
}
