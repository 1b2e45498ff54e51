import { defineEntity, p } from '@mikro-orm/core'

/** A signed-in browser. The cookie holds the id alone. */
export const Session = defineEntity({
  name: 'Session',
  tableName: 'session',
  properties: {
    id: p.text().primary(),
    userId: p.uuid().nullable().index('session_user_id_index'),
    data: p.json<Record<string, unknown>>(),
    expiresAt: p.datetime().columnType('timestamptz').index('session_expires_at_index'),
  },
})
