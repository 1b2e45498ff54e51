import { sql } from 'kysely'
import type { Orm } from '../database/orm.ts'

/**
 * Takes `wanted` requests of a network's allowance in the window that ends then, in one statement, whichever process asks.
 * @returns how many had been taken before, by all processes together
 */
export type Lease = (network: string, windowEndsAt: Date, wanted: number) => Promise<number>

export function databaseLease(orm: Orm): Lease {
  return async (network, windowEndsAt, wanted) => {
    const { rows } = await sql<{ taken: number }>`
      insert into network_allowance as a (window_ends_at, network, taken)
      values (${windowEndsAt}, ${network}, ${wanted})
      on conflict (window_ends_at, network) do update set taken = a.taken + ${wanted}
      returning taken`.execute(orm.em.fork().getKysely())
    return (rows[0]?.taken ?? wanted) - wanted
  }
}
