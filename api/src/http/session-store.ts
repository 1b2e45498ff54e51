import type { Orm } from '../database/orm.ts'
import { Session } from './session.entity.ts'

type Stored = Record<string, unknown>

/** Sessions in PostgreSQL, so that every process knows them and a restart ends none. */
export function sessionStore(orm: Orm, now: () => Date) {
  return {
    async get(id: string): Promise<Stored | undefined> {
      const row = await orm.em
        .fork()
        .getKysely<{ session: { id: string; data: Stored; expires_at: Date } }>()
        .selectFrom('session')
        .select('data')
        .where('id', '=', id)
        .where('expires_at', '>', now())
        .executeTakeFirst()
      return row?.data
    },
    async set(id: string, data: Stored, maxAge?: number | 'session'): Promise<void> {
      const lifetime = typeof maxAge === 'number' ? maxAge : 86_400_000
      const userId = typeof data['userId'] === 'string' ? data['userId'] : null
      await orm.em
        .fork()
        .upsert(
          Session,
          { id, data, userId, expiresAt: new Date(now().getTime() + lifetime) },
          { onConflictFields: ['id'] },
        )
    },
    async destroy(id: string): Promise<void> {
      await orm.em.fork().nativeDelete(Session, { id })
    },
  }
}
