import type { EntityName } from '@mikro-orm/core'
import { sql } from 'kysely'
import type { EntityManager } from '../database/orm.ts'
import { findRows } from '../database/rows.ts'
import { PERSONAL_DATA } from './personal-data.ts'
import type { Person, Sql } from './whose.ts'

/**
 * A person's rows of a table, by the list of where personal data lives.
 * @param order of the rows, a column or several
 * @throws Error for a table whose rows are nobody's
 */
export function ownRows<Entity extends object>(
  em: EntityManager,
  entity: EntityName<Entity>,
  person: Person,
  order: Sql,
): Promise<Entity[]> {
  const { tableName } = em.getMetadata(entity)
  const of = PERSONAL_DATA[tableName]?.of
  if (!of) throw new Error(`The rows of ${tableName} are nobody's.`)
  return findRows(em, entity, sql`where ${of(person)} order by ${order}`)
}
