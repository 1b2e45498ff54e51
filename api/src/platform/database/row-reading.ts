import type { EntityMetadata } from '@mikro-orm/core'
import { sql, type RawBuilder } from 'kysely'

/** How the rows of an entity are read: what a statement starts with, and which of its properties are instants. */
interface Reading {
  text: string
  start: RawBuilder<unknown>
  instants: readonly string[]
}

/** By the entity, or by the list of what is read of it. */
const readings = new WeakMap<object, Reading>()

export function readingOf<Entity>(meta: EntityMetadata<Entity>, names?: readonly string[]): Reading {
  const known = readings.get(names ?? meta)
  if (known) return known
  const props = names ? meta.props.filter(({ name }) => names.includes(name)) : meta.props
  const columns = props.map(({ name, fieldNames }) => `${fieldNames[0]} as "${name}"`).join(', ')
  const text = `select ${columns} from ${meta.tableName}`
  const reading = {
    text,
    start: sql.raw(text),
    instants: props.filter(({ runtimeType }) => runtimeType === 'Date').map(({ name }) => name),
  }
  readings.set(names ?? meta, reading)
  return reading
}

/** Rows as the database gave them, which become the entities. */
export function asEntities<Entity>({ instants }: Reading, rows: Record<string, unknown>[]): Entity[] {
  // Past the ORM, instants arrive as text.
  for (const row of rows) {
    for (const name of instants) if (row[name] !== null) row[name] = new Date(row[name] as string)
  }
  return rows as Entity[]
}
