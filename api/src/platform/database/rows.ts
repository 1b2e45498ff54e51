import { JsonType, type EntityMetadata, type EntityName, type RequiredEntityData } from '@mikro-orm/core'
import { CompiledQuery, sql, type RawBuilder } from 'kysely'
import { ask, type Question } from './ask-together.ts'
import { lockedBefore, rememberLocked, takeChanges } from './locked-rows.ts'
import type { EntityManager } from './orm.ts'
import { pipeline } from './pipeline.ts'
import { asEntities, readingOf } from './row-reading.ts'

/**
 * The one way to read and write rows (docs/decisions/0037): plain values, whose tables, columns and types are the entities' own.
 * It takes a quarter of the CPU that the ORM's `findOne` takes, half of its `insert`'s (see the benchmark). A row that was
 * merely found is for reading; one that is to be changed is locked, changed and saved.
 */

/** The row whose properties have these values; null when there is none. */
export async function findRow<Entity extends object>(
  em: EntityManager,
  entity: EntityName<Entity>,
  where: Partial<Entity>,
): Promise<Entity | null> {
  const meta = em.getMetadata(entity)
  const names = Object.keys(where)
  const text = textOf(meta, `find ${names.join()}`, () => {
    const conditions = names.map((name, index) => `${columnOf(meta, name)} = $${index + 1}`)
    return `${readingOf(meta).text} where ${conditions.join(' and ')} limit 1`
  })
  const [row] = await read(em, meta, CompiledQuery.raw(text, Object.values(where)))
  return row ?? null
}

/** The rows that the rest of the statement, from `where` on, asks for. */
export async function findRows<Entity extends object>(
  em: EntityManager,
  entity: EntityName<Entity>,
  rest: RawBuilder<unknown>,
): Promise<Entity[]> {
  return ask(em, rowsWith(em, entity, rest))
}

/**
 * Of those rows what is asked for, where many are read at once and a part of each is shown.
 * @param names the properties, in a list that is made once
 */
export async function findParts<Entity extends object, Name extends keyof Entity & string>(
  em: EntityManager,
  entity: EntityName<Entity>,
  names: readonly Name[],
  rest: RawBuilder<unknown>,
): Promise<Pick<Entity, Name>[]> {
  return ask(em, questionOf<Entity>(em, readingOf(em.getMetadata(entity), names), rest))
}

/** The same as `findRows`, to be asked with others (`askTogether`). */
export function rowsWith<Entity extends object>(
  em: EntityManager,
  entity: EntityName<Entity>,
  rest: RawBuilder<unknown>,
): Question<Entity[]> {
  return questionOf(em, readingOf(em.getMetadata(entity)), rest)
}

function questionOf<Entity>(
  em: EntityManager,
  reading: ReturnType<typeof readingOf>,
  rest: RawBuilder<unknown>,
): Question<Entity[]> {
  const query = sql`${reading.start} ${rest}`.compile(em.getKysely())
  return { query, read: (rows) => asEntities(reading, rows) }
}

async function read<Entity>(
  em: EntityManager,
  meta: EntityMetadata<Entity>,
  query: CompiledQuery,
): Promise<Entity[]> {
  return ask(em, { query, read: (rows) => asEntities(readingOf(meta), rows) })
}

/**
 * A row to be changed, under a lock until the transaction ends. Whoever changes it saves it, or the transaction fails
 * (`NoUnsavedRows`); who locks it again gets the same row. The lock lets others refer to the row (`for no key update`):
 * PostgreSQL checks the references of a row that is changed twice in a transaction, and those checks, waiting for a stronger
 * lock, ended in deadlocks.
 * @param where the conditions, without the word
 */
export async function lockRow<Entity extends object>(
  em: EntityManager,
  entity: EntityName<Entity>,
  where: RawBuilder<unknown>,
): Promise<Entity | null> {
  return ask(em, lockedRow(em, entity, where))
}

/** The same, to be asked with others (`askTogether`). */
export function lockedRow<Entity extends object>(
  em: EntityManager,
  entity: EntityName<Entity>,
  where: RawBuilder<unknown>,
): Question<Entity | null> {
  const { query, read } = rowsWith(em, entity, sql`where ${where} for no key update`)
  return {
    query,
    read: (rows) => {
      const [row] = read(rows)
      return row ? rememberLocked(em, nameOf(em.getMetadata(entity), row), row) : null
    },
  }
}

/** The row with this key, where this transaction has locked it already: nobody else has changed it since. */
export function rowLockedBefore<Entity extends object>(
  em: EntityManager,
  entity: EntityName<Entity>,
  key: string | number,
): Entity | undefined {
  return lockedBefore<Entity>(em, `${em.getMetadata(entity).className} ${key}`)
}

/** Writes what has changed of a row that this transaction locked, before its next statement (`pipeline`). */
export async function saveRow<Entity extends object>(
  em: EntityManager,
  entity: EntityName<Entity>,
  row: Entity,
): Promise<void> {
  const meta = em.getMetadata(entity)
  const changed = takeChanges(em, nameOf(meta, row), row)
  if (changed.length === 0) return
  const key = keyOf(meta)
  const text = textOf(meta, `save ${changed.map(([name]) => name).join()}`, () => {
    const columns = changed.map(([name], index) => `${columnOf(meta, name)} = $${index + 2}`)
    return `update ${meta.tableName} set ${columns.join(', ')} where ${columnOf(meta, key)} = $1`
  })
  const values = changed.map(([name, value]) => toColumn(value, isJsonOf(meta, name)))
  await pipeline(em, { text, values: [row[key as keyof Entity], ...values] })
}

/**
 * Writes a new row whose key is known, or asked for by nobody, before the transaction's next statement (`pipeline`): where another
 * row has its place already, that statement throws it.
 */
export async function appendRow<Entity extends object>(
  em: EntityManager,
  entity: EntityName<Entity>,
  row: RequiredEntityData<Entity>,
): Promise<Entity> {
  await pipeline(em, insertion(em.getMetadata(entity), [row]))
  return { ...row } as unknown as Entity
}

/** The key that the database would give the next row, for one that nobody waits for (`appendRow`). */
export function nextKey<Entity extends object>(
  em: EntityManager,
  entity: EntityName<Entity>,
): Question<number> {
  const meta = em.getMetadata(entity)
  // The name that PostgreSQL gives the sequence of a column: asking for it each time took longer than drawing from it.
  const sequence = `${meta.tableName}_${columnOf(meta, keyOf(meta))}_seq`
  const query = CompiledQuery.raw('select nextval($1::regclass)::int as key', [sequence])
  return { query, read: ([row]) => row?.['key'] as number }
}

/** Writes a new row. @returns it, with the key the database gave it */
export async function insertRow<Entity extends object>(
  em: EntityManager,
  entity: EntityName<Entity>,
  row: RequiredEntityData<Entity>,
): Promise<Entity> {
  const [written] = await insertRows(em, entity, [row])
  if (!written) throw new Error('A row was written, and none came back.')
  return written
}

/** Writes new rows in one statement; all name the same properties. @returns them in order, with the keys the database gave them */
export async function insertRows<Entity extends object>(
  em: EntityManager,
  entity: EntityName<Entity>,
  rows: readonly RequiredEntityData<Entity>[],
): Promise<Entity[]> {
  if (rows.length === 0) return []
  const meta = em.getMetadata(entity)
  const key = meta.props.find((property) => property.autoincrement)
  const { text, values } = insertion(
    meta,
    rows,
    key ? ` returning ${key.fieldNames[0]} as "${key.name}"` : '',
  )
  const { rows: made } = await em.getKysely().executeQuery(CompiledQuery.raw(text, values))
  // What the entity requires is there, and the key is the database's: together that is the whole row.
  return rows.map((row, index) => ({ ...row, ...(made[index] as object | undefined) }) as unknown as Entity)
}

/**
 * Writes new rows whose keys are known, in a statement that is the same for however many there are: they go as one JSON text, of which the
 * server makes rows. For rows that many ask to be written at once.
 */
export async function insertAll<Entity extends object>(
  em: EntityManager,
  entity: EntityName<Entity>,
  rows: readonly RequiredEntityData<Entity>[],
): Promise<void> {
  const meta = em.getMetadata(entity)
  const columns = columnsOf(meta, Object.keys(rows[0] ?? {}))
  const text = textOf(columns, 'insert all', () => {
    const names = columns.map(({ column }) => column).join(', ')
    return `insert into ${meta.tableName} (${names})
      select ${names} from json_populate_recordset(null::${meta.tableName}, $1::json)`
  })
  const values = rows.map((row) =>
    Object.fromEntries(columns.map(({ name, column }) => [column, row[name as keyof typeof row]])),
  )
  await em.getKysely().executeQuery(CompiledQuery.raw(text, [JSON.stringify(values)]))
}

/** The statement that writes rows, all of which name the same properties. */
function insertion<Entity>(
  meta: EntityMetadata<Entity>,
  rows: readonly RequiredEntityData<Entity>[],
  returning = '',
): { text: string; values: unknown[] } {
  const columns = columnsOf(meta, Object.keys(rows[0] ?? {}))
  const text = textOf(columns, `insert ${rows.length}${returning}`, () => {
    const places = rows.map(
      (_, row) => `(${columns.map((__, index) => `$${row * columns.length + index + 1}`).join(', ')})`,
    )
    const names = columns.map(({ column }) => column).join(', ')
    return `insert into ${meta.tableName} (${names}) values ${places.join(', ')}${returning}`
  })
  const values = rows.flatMap((row) =>
    columns.map(({ name, isJson }) => toColumn(row[name as keyof typeof row], isJson)),
  )
  return { text, values }
}

interface Column {
  name: string
  column: string
  isJson: boolean
}

const columnLists = new WeakMap<object, (readonly Column[])[]>()

/** The columns of these properties, in a list that is made once: comparing names is quicker than joining fifty of them to look the list up. */
function columnsOf<Entity>(meta: EntityMetadata<Entity>, names: readonly string[]): readonly Column[] {
  const lists = columnLists.get(meta) ?? []
  columnLists.set(meta, lists)
  const known = lists.find(
    (list) => list.length === names.length && list.every(({ name }, at) => name === names[at]),
  )
  if (known) return known
  const list = names.map((name) => ({ name, column: columnOf(meta, name), isJson: isJsonOf(meta, name) }))
  if (lists.length < MOST_TEXTS) lists.push(list)
  return list
}

const texts = new WeakMap<object, Map<string, string>>()

/** The text of a statement about an entity, or some of its columns, written once: the same one is found among the prepared statements at a glance. */
function textOf(about: object, what: string, write: () => string): string {
  const known = texts.get(about) ?? new Map<string, string>()
  texts.set(about, known)
  const text = known.get(what) ?? write()
  if (known.size < MOST_TEXTS) known.set(what, text)
  return text
}

/** Of an entity. There are a few; lists of rows are of many lengths. */
const MOST_TEXTS = 50

function property<Entity>(meta: EntityMetadata<Entity>, name: string) {
  return meta.properties[name as keyof typeof meta.properties]
}

function columnOf<Entity>(meta: EntityMetadata<Entity>, name: string): string {
  const column = property(meta, name)?.fieldNames[0]
  if (column === undefined) throw new Error(`${meta.className} has no property ${name}.`)
  return column
}

const isJsonOf = <Entity>(meta: EntityMetadata<Entity>, name: string): boolean =>
  property(meta, name).customType instanceof JsonType

const toColumn = (value: unknown, isJson: boolean): unknown =>
  isJson && value !== null ? JSON.stringify(value) : value

function keyOf<Entity>(meta: EntityMetadata<Entity>): string {
  const [key, ...more] = meta.primaryKeys
  if (key === undefined || more.length > 0) throw new Error(`${meta.className} has no key of one column.`)
  return key
}

/** What a row is called in a complaint, and among the rows of a transaction. */
function nameOf<Entity extends object>(meta: EntityMetadata<Entity>, row: Entity): string {
  return `${meta.className} ${String(row[keyOf(meta) as keyof Entity])}`
}
