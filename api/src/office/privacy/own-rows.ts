import type { EntityName } from '@mikro-orm/core'
import { sql } from 'kysely'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRows } from '#platform/database/rows.ts'
import { PERSONAL_DATA } from './personal-data.ts'
import type { Person, Sql } from './whose.ts'

/**
 * Which rows of a table are a person's, by the list of where personal data lives.
 * @throws Error for a table whose rows are nobody's
 */
export function ownIn(table: string, person: Person): Sql {
  const of = PERSONAL_DATA[table]?.of
  if (!of) throw new Error(`The rows of ${table} are nobody's.`)
  return of(person)
}

/** Those rows. @param order of the rows, a column or several */
export function ownRows<Entity extends object>(
  em: EntityManager,
  entity: EntityName<Entity>,
  person: Person,
  order: Sql,
): Promise<Entity[]> {
  const { tableName } = em.getMetadata(entity)
  return findRows(em, entity, sql`where ${ownIn(tableName, person)} order by ${order}`)
}
