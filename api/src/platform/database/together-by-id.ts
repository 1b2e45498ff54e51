import type { EntityName } from '@mikro-orm/core'
import { sql } from 'kysely'
import { listOf } from './kept-plans.ts'
import type { Orm } from './orm.ts'
import { sharedManager } from './outside-transactions.ts'
import { findRows } from './rows.ts'
import { together } from './together.ts'

type Find = (id: string) => Promise<object | null>

const finders = new WeakMap<Orm, Map<unknown, Find>>()

/** The row with this id, outside a transaction; null when there is none. Rows that are asked for at once are read at once (`together`). */
export async function findById<Entity extends { id: string }>(
  orm: Orm,
  entity: EntityName<Entity>,
  id: string,
): Promise<Entity | null> {
  const known = finders.get(orm) ?? new Map<unknown, Find>()
  finders.set(orm, known)
  const find = known.get(entity) ?? finderOf(orm, entity)
  known.set(entity, find)
  return (await find(id)) as Entity | null
}

function finderOf<Entity extends { id: string }>(orm: Orm, entity: EntityName<Entity>): Find {
  return together(async (ids: readonly string[]) => {
    const rows = await findRows(sharedManager(orm), entity, sql`where id = any(${listOf(ids, 'uuid')})`)
    const byId = new Map(rows.map((row) => [row.id, row]))
    // A row of one's own for each, as if each had asked alone.
    return ids.map((id) => {
      const row = byId.get(id.toLowerCase())
      return row ? { ...row } : null
    })
  })
}
