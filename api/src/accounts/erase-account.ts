import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { EntityManager } from '../database/orm.ts'
import { endSessions } from './sessions/sessions.service.ts'
import type { UserRow } from './user.entity.ts'

/** Removes the person from an account's row, which bookings go on to name, and everything that hangs on it. */
export async function eraseAccount(em: EntityManager, user: UserRow, now: Date): Promise<void> {
  const { id } = user
  Object.assign(user, {
    // An address nobody can have (RFC 2606), so that the real one is free again; nor register before, to stay undeletable.
    email: `${randomUUID()}@deleted.invalid`,
    passwordHash: '',
    firstName: '',
    lastName: '',
    phoneNumber: null,
    countryCode: null,
    country: null,
    city: null,
    address: null,
    zipCode: null,
    dateOfBirth: null,
    pendingEmail: null,
    pendingEmailSession: null,
    preferences: null,
    emailConfirmedAt: null,
    isAdmin: false,
    closesAt: null,
    closedAt: user.closedAt ?? now,
    erasedAt: now,
  })
  await endSessions(em, user)
  const db = em.getKysely()
  await sql`delete from account_link where user_id = ${id}`.execute(db)
  await sql`delete from account_block where user_id = ${id}`.execute(db)
}
