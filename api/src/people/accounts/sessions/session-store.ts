import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { SessionData, SessionStore } from '#platform/http/session.ts'
import { listOf } from '#platform/database/kept-plans.ts'
import type { Orm } from '#platform/database/orm.ts'
import { outsideTransactions } from '#platform/database/outside-transactions.ts'
import { together } from '#platform/database/together.ts'
import { tokenHash } from '#platform/database/tokens.ts'
import { deviceOf } from './device.ts'

/** Knowing to the second when somebody was here is worth no write per request. */
const SEEN_EVERY_MS = 5 * 60_000
const ANONYMOUS_MS = 86_400_000

interface Found {
  id_hash: string
  data: SessionData
  public_id: string
  last_seen_at: string
}

/**
 * Sessions in PostgreSQL, so that every process knows them and a restart ends none. A session whose epoch is not its
 * user's any more is not found: blocking, a new password and signing out everywhere end it at once, even when it is
 * written a moment later.
 */
export function sessionStore(orm: Orm, now: () => Date): SessionStore {
  const db = () => outsideTransactions(orm)

  async function touch(id: string, { last_seen_at }: Found): Promise<void> {
    const time = now()
    if (time.getTime() - Date.parse(last_seen_at) < SEEN_EVERY_MS) return
    await sql`update session set last_seen_at = ${time} where id_hash = ${tokenHash(id)}`.execute(db())
  }

  // Requests that come at once are recognised at once.
  const find = together(async (hashes: readonly string[]) => {
    const { rows } = await sql<Found>`
      select s.id_hash, s.data, s.public_id, s.last_seen_at from session s left join app_user u on u.id = s.user_id
      where s.id_hash = any(${listOf(hashes, 'text')}) and s.expires_at > ${now()}
        and (s.user_id is null or u.session_epoch = s.epoch)`.execute(db())
    const byHash = new Map(rows.map((row) => [row.id_hash, row]))
    return hashes.map((hash) => byHash.get(hash))
  })

  return {
    async get(id) {
      const found = await find(tokenHash(id))
      if (!found) return undefined
      await touch(id, found)
      return { ...found.data, publicId: found.public_id }
    },

    async add(id, data, maxAge, userAgent) {
      const { publicId = randomUUID(), userId = null, epoch = 0 } = data
      const time = now()
      await sql`
        insert into session (id_hash, public_id, user_id, epoch, data, device, created_at, last_seen_at, expires_at)
        values (${tokenHash(id)}, ${publicId}, ${userId}, ${epoch}, ${JSON.stringify(data)}, ${deviceOf(userAgent)},
          ${time}, ${time}, ${expiry(maxAge)})`.execute(db())
    },

    async change(id, data, maxAge) {
      // Only what is still there: a session that ended meanwhile must not come back.
      // Somebody may have signed in with it since it was added, under a new id: whose it is goes with what it holds.
      const { publicId = null, userId = null, epoch = 0 } = data
      await sql`
        update session set data = ${JSON.stringify(data)}, user_id = ${userId}, epoch = ${epoch},
          public_id = coalesce(${publicId}, public_id), expires_at = ${expiry(maxAge)}
        where id_hash = ${tokenHash(id)}`.execute(db())
    },

    async destroy(id) {
      await sql`delete from session where id_hash = ${tokenHash(id)}`.execute(db())
    },
  }

  function expiry(maxAge: number | undefined): Date {
    return new Date(now().getTime() + (maxAge ?? ANONYMOUS_MS))
  }
}
