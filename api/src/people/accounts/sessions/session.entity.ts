import { defineEntity, p, type InferEntity } from '@mikro-orm/core'

/** A browser that was here, signed in or in the middle of a checkout. The cookie holds its id, which is not kept. */
export const Session = defineEntity({
  name: 'Session',
  tableName: 'session',
  properties: {
    /** SHA-256 of the id in the cookie: reading the table opens no session. */
    idHash: p.text().primary(),
    /** The name of the session in lists. */
    publicId: p.uuid().unique('session_public_id_unique'),
    userId: p.uuid().nullable().index('session_user_id_index'),
    /** The user's epoch at sign-in; the session holds as long as they agree. */
    epoch: p.integer().default(0),
    data: p.json<Record<string, unknown>>(),
    device: p.text().nullable(),
    createdAt: p.datetime().columnType('timestamptz'),
    lastSeenAt: p.datetime().columnType('timestamptz'),
    expiresAt: p.datetime().columnType('timestamptz').index('session_expires_at_index'),
  },
})

export type SessionRow = InferEntity<typeof Session>
