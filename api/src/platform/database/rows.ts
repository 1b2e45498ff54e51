import {
  JsonType,
  type EntityDictionary,
  type EntityMetadata,
  type EntityName,
  type RequiredEntityData,
} from '@mikro-orm/core'
import { CompiledQuery, sql, type RawBuilder } from 'kysely'
import type { EntityManager } from './orm.ts'

/**
 * Rows on the hot paths, without change tracking: a quarter of the CPU that the ORM's `findOne` takes, half of its
 * `insert`'s (see the benchmark). Tables, columns and types are the entities' own. What comes back are plain objects:
 * changing them changes nothing in the database.
 */

/** The row whose properties have these values; null when there is none. */
export async function findRow<Entity extends object>(
  em: EntityManager,
  entity: EntityName<Entity>,
  where: Partial<Entity>,
): Promise<Entity | null> {
  const meta = em.getMetadata(entity)
  const conditions = Object.entries(where).map(
    ([name, value]) => sql`${sql.ref(columnOf(meta, name))} = ${value}`,
  )
  const [row] = await findRows(em, entity, sql`where ${sql.join(conditions, sql` and `)} limit 1`)
  return row ?? null
}

/** The rows that the rest of the statement, from `where` on, asks for. */
export async function findRows<Entity extends object>(
  em: EntityManager,
  entity: EntityName<Entity>,
  rest: RawBuilder<unknown>,
): Promise<Entity[]> {
  const meta = em.getMetadata(entity)
  const columns = meta.props.map(({ name, fieldNames }) => `${fieldNames[0]} as "${name}"`).join(', ')
  const select = sql<
    Record<string, unknown>
  >`select ${sql.raw(columns)} from ${sql.table(meta.tableName)} ${rest}`
  const { rows } = await select.execute(em.getKysely())
  // Past the ORM, instants arrive as text.
  const instants = meta.props.filter(({ runtimeType }) => runtimeType === 'Date').map(({ name }) => name)
  for (const row of rows) {
    for (const name of instants) if (row[name] !== null) row[name] = new Date(row[name] as string)
  }
  return rows as Entity[]
}

/**
 * A row that the ORM watches, under a lock until the transaction ends; what was known of it before is read anew. The lock
 * lets others refer to the row (`for no key update`): PostgreSQL checks the references of a row that is changed twice in a
 * transaction, and those checks, waiting for a stronger lock, ended in deadlocks.
 * @param where the conditions, without the word
 */
export async function lockRow<Entity extends object>(
  em: EntityManager,
  entity: EntityName<Entity>,
  where: RawBuilder<unknown>,
): Promise<Entity | null> {
  const meta = em.getMetadata(entity)
  const columns = meta.props.map(({ fieldNames }) => fieldNames[0]).join(', ')
  const { rows } = await sql<EntityDictionary<Entity>>`
    select ${sql.raw(columns)} from ${sql.table(meta.tableName)} where ${where} for no key update`.execute(
    em.getKysely(),
  )
  return rows[0] ? em.map(entity, rows[0]) : null
}

/** Writes a new row. @returns it, with the key the database gave it */
export async function insertRow<Entity extends object>(
  em: EntityManager,
  entity: EntityName<Entity>,
  row: RequiredEntityData<Entity>,
): Promise<Entity> {
  const meta = em.getMetadata(entity)
  const names = Object.keys(row)
  const columns = names.map((name) => columnOf(meta, name)).join(', ')
  const places = names.map((_, index) => `$${index + 1}`).join(', ')
  const key = meta.props.find((property) => property.autoincrement)
  const returning = key ? ` returning ${key.fieldNames[0]} as "${key.name}"` : ''
  const text = `insert into ${meta.tableName} (${columns}) values (${places})${returning}`
  const values = Object.entries(row).map(([name, value]) =>
    value !== null && isJson(meta, name) ? JSON.stringify(value) : value,
  )
  const { rows } = await em.getKysely().executeQuery(CompiledQuery.raw(text, values))
  return { ...row, ...(rows[0] as object | undefined) } as unknown as Entity
}

function property<Entity>(meta: EntityMetadata<Entity>, name: string) {
  return meta.properties[name as keyof typeof meta.properties]
}

function columnOf<Entity>(meta: EntityMetadata<Entity>, name: string): string {
  const column = property(meta, name)?.fieldNames[0]
  if (column === undefined) throw new Error(`${meta.className} has no property ${name}.`)
  return column
}

function isJson<Entity>(meta: EntityMetadata<Entity>, name: string): boolean {
  return property(meta, name).customType instanceof JsonType
}
