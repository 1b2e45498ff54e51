import { sql } from 'kysely'
import { setTimeout as pause } from 'node:timers/promises'
import type { EntityManager, Orm } from '../orm.ts'

/** Whoever waits for the lock of a whole table holds up everybody who comes after, so nobody waits for longer. */
const LOCK_WAIT_MS = 50
const PAUSE_MS = 200
const TURNS = 15

/** PostgreSQL's code for a lock that could not be had in time. */
const LOCK_NOT_AVAILABLE = '55P03'

/**
 * Changes a table that others use, in a transaction of its own that waits for a lock for a moment and comes back later.
 * @returns whether it could
 */
export async function briefly(orm: Orm, change: (em: EntityManager) => Promise<void>): Promise<boolean> {
  for (let turn = 1; turn <= TURNS; turn += 1) {
    try {
      await orm.em.fork().transactional(async (em) => {
        await sql`set local lock_timeout = ${sql.lit(`${LOCK_WAIT_MS}ms`)}`.execute(em.getKysely())
        await change(em)
      })
      return true
    } catch (error) {
      if (!isLockedOut(error)) throw error
    }
    if (turn < TURNS) await pause(PAUSE_MS)
  }
  return false
}

function isLockedOut(thrown: unknown): boolean {
  return thrown instanceof Error && 'code' in thrown && thrown.code === LOCK_NOT_AVAILABLE
}
