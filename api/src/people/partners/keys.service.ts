import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { EntityManager, Orm } from '#platform/database/orm.ts'
import type { PartnerScope } from '#platform/http/partner-call.ts'
import { hashOfKey, hintOfKey, newKey } from './keys.ts'
import type { KeyKind, KeyMode } from './partner-key.entity.ts'

export interface KeySummary {
  id: string
  kind: KeyKind
  mode: KeyMode
  scopes: PartnerScope[]
  hint: string
  createdAt: string
  expiresAt: string | null
  revokedAt: string | null
  /** When it was first where others can read it. */
  exposedAt: string | null
}

/** A key to be made. */
export interface WantedKey {
  partnerId: string
  kind: KeyKind
  mode: KeyMode
  /** Of a secret key; the least where nothing is said. */
  scopes?: readonly PartnerScope[] | undefined
}

/** What a secret key may do where nobody said what it is for. */
const LEAST: readonly PartnerScope[] = ['journeys']

/**
 * Makes a key.
 * @returns the key: the only time that it can be seen
 */
export async function createKey(
  orm: Orm,
  partnerId: string,
  key: Omit<WantedKey, 'partnerId'>,
  now: Date,
): Promise<string> {
  return insertKey(orm.em.fork(), { partnerId, ...key }, now)
}

export async function listKeys(orm: Orm, partnerId: string): Promise<KeySummary[]> {
  const { rows } = await sql<KeySummary>`
    select id, kind, mode, scopes, hint, created_at as "createdAt", expires_at as "expiresAt", revoked_at as "revokedAt",
      exposed_at as "exposedAt"
    from partner_key where partner_id = ${partnerId} order by created_at, id`.execute(
    orm.em.fork().getKysely(),
  )
  return rows
}

/**
 * Makes a key in the place of another, which goes on working for a while, so that pages and servers can change over.
 * @returns the new key: the only time that it can be seen
 * @throws Error when there is no such working key
 */
export async function rotateKey(orm: Orm, id: string, overlapMs: number, now: Date): Promise<string> {
  const until = new Date(now.getTime() + overlapMs)
  const key = await orm.em.fork().transactional((em) => replaceKey(em, id, until, now))
  if (key) return key
  throw new Error(`There is no working key ${id}. "keys list" shows a partner's keys with their ids.`)
}

/** @returns the new key; nothing where there is no such working key */
export async function replaceKey(
  em: EntityManager,
  id: string,
  until: Date,
  now: Date,
): Promise<string | undefined> {
  const { rows } = await sql<WantedKey>`
    update partner_key set expires_at = least(coalesce(expires_at, ${until}), ${until})
    where id::text = ${id} and revoked_at is null and coalesce(expires_at > ${now}, true)
    returning partner_id as "partnerId", kind, mode, scopes`.execute(em.getKysely())
  const [old] = rows
  return old && insertKey(em, old, now)
}

/** Ends a key at once. @throws Error when there is no such key, or it was ended before */
export async function revokeKey(orm: Orm, id: string, now: Date): Promise<void> {
  if (await endKey(orm.em.fork(), id, now)) return
  throw new Error(`There is no key ${id} that could be revoked.`)
}

/** @returns whether there was such a key that was not ended before */
export async function endKey(em: EntityManager, id: string, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update partner_key set revoked_at = ${now} where id::text = ${id} and revoked_at is null`.execute(
    em.getKysely(),
  )
  return numAffectedRows === 1n
}

/** Writes a key. @returns it: the only time that it can be seen */
export async function insertKey(
  em: EntityManager,
  { partnerId, kind, mode, scopes }: WantedKey,
  now: Date,
): Promise<string> {
  const key = newKey(kind, mode)
  await sql`
    insert into partner_key (id, partner_id, kind, mode, key_hash, hint, public_key, scopes,
      created_at)
    values (${randomUUID()}, ${partnerId}, ${kind}, ${mode}, ${hashOfKey(key)}, ${hintOfKey(key)},
      ${kind === 'publishable' ? key : null}, ${JSON.stringify(kind === 'secret' ? (scopes ?? LEAST) : [])}, ${now})`.execute(
    em.getKysely(),
  )
  return key
}
